import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { getAccountCounts } from '@stoa/contract/identity/profile'
import { listCoupons } from '@stoa/contract/ordering/coupons'
import { getPoints } from '@stoa/contract/ordering/points'
import { isOver } from '@stoa/domain/ordering/promotions/decide-coupon'
import { Icon, type IconName } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import styles from './layout.module.css'
import { PersonHead } from './person-head.tsx'

const entries = [
  { name: 'overview', path: '/profile', icon: 'house' },
  { name: 'orders', path: '/profile/orders', icon: 'package' },
  { name: 'coupons', path: '/profile/coupons', icon: 'ticket' },
  { name: 'points', path: '/profile/points', icon: 'coins' },
  { name: 'addresses', path: '/profile/addresses', icon: 'map-pin' },
  { name: 'account', path: '/profile/account', icon: 'user' },
  { name: 'logout', path: '/logout', icon: 'log-out' },
] as const satisfies readonly { name: string; path: string; icon: IconName }[]

/** The account menu, with counts. */
export function AccountNav() {
  const t = useTranslations('account')
  const address = useAddress()
  const { pathname } = useLocation()
  const { data: counts } = useCustomerQuery(getAccountCounts, {})
  const { data: points } = useCustomerQuery(getPoints, {})
  const { data: coupons } = useCustomerQuery(listCoupons, {})
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const current = pathname === '' ? null : list.current?.querySelector<HTMLElement>('[aria-current]')
    // On a phone the menu scrolls sideways; the page itself must not scroll.
    if (current) list.current?.scrollTo({ left: current.offsetLeft - current.offsetWidth / 2 })
  }, [pathname])
  const ariaCurrent = (path: string): 'page' | 'true' | undefined => {
    const href = address(path)
    if (pathname === href) return 'page'
    return path !== '/profile' && pathname.startsWith(`${href}/`) ? 'true' : undefined
  }
  return (
    <nav className={styles.nav} aria-label={t('nav.label')} data-print="hide">
      <PersonHead />
      <ul className={styles.menu} ref={list}>
        {entries.map(({ name, path, icon }) => (
          <li key={name}>
            <Link href={path} aria-current={ariaCurrent(path)}>
              <Icon name={icon} />
              {t(`nav.${name}`)}
              {(name === 'orders' || name === 'addresses') && <small>{counts?.[name]}</small>}
              {name === 'coupons' && <small>{coupons?.coupons.filter(({ reason }) => !isOver(reason)).length}</small>}
              {name === 'points' && <small>{points?.approved}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
