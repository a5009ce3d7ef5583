import { Link } from '@stoa/ui/link/link'
import { Logo } from '@stoa/ui/logo/logo'
import { useCallback, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { RenderedPart } from '../../../../rendering/rendered-part.tsx'
import page from '../../../../shared/page.module.css'
import { SocialLinks } from '../../../../shared/social-links.tsx'
import type { Chrome } from '../chrome-data.ts'
import styles from './footer.module.css'
import { FooterEnd } from './footer-end.tsx'
import { StoreHours } from './store-hours.tsx'

/** The footer of every page. It has the link for withdrawal, which must be reachable from anywhere. */
export function Footer({ chrome }: { chrome: Chrome }) {
  const t = useTranslations('chrome')
  const common = useTranslations('common')
  const { texts } = chrome
  const catalogue = [
    { href: '/new-releases', title: t('newReleases') },
    { href: '/best-sellers', title: t('bestSellers') },
    { href: '/offers', title: t('offers') },
    { href: '/contributors', title: t('authors') },
    { href: '/publishers', title: t('publishers') },
  ]
  const service = [
    { href: '/track-order', title: t('trackOrder') },
    { href: '/pages/shipping-and-returns', title: t('shippingAndReturns') },
    { href: '/gift-card-balance', title: t('giftCardBalance') },
    { href: '/profile', title: t('account') },
  ]
  const about = [
    ...(['about', 'stores'] as const).map((name) => ({ href: `/pages/${name}`, title: t(`pages.${name}`) })),
    { href: '/window', title: t('window') },
    { href: '/name-days', title: t('nameDays') },
  ]
  return (
    <RenderedPart
      as="footer"
      className={`${page.foot} ${styles.footer}`}
      data-print="hide"
      shows={['footer', texts, chrome.social, chrome.hours, chrome.branches, chrome.payments, chrome.year]}
    >
      {() => (
        <div className={`${page.wrap} ${styles.inner}`}>
          <div className={styles.columns}>
            <div>
              <Logo href="/" name={common('shopName')} label={common('homeLabel')} className={styles.logo} />
              <p className={styles.motto}>{texts['footer-motto']}</p>
              <SocialLinks className={styles.social} social={chrome.social.filter(({ onFooter }) => onFooter)} />
            </div>
            <FooterColumn title={t('catalogue')} links={catalogue} />
            <FooterColumn title={t('service')} links={service} />
            <FooterColumn title={t('theShop')} links={about} />
            <StoreHours hours={chrome.hours} branches={chrome.branches} texts={texts} />
          </div>
          <p className={styles.withdrawal}>
            <Link href="/withdrawal">{texts['withdrawal-link'] ?? t('withdrawal')}</Link>
          </p>
          <FooterEnd texts={texts} payments={chrome.payments} year={chrome.year} />
        </div>
      )}
    </RenderedPart>
  )
}

interface FooterColumnProps {
  title: string
  links: readonly { href: string; title: string }[]
}

/** A titled list of links; on a phone its title opens it. The style sheet shows it open on wide screens before scripts run. */
function FooterColumn({ title, links }: FooterColumnProps) {
  const wide = useMedia('(min-width: 720px)')
  const list = (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href}>{link.title}</Link>
        </li>
      ))}
    </ul>
  )
  if (wide) {
    return (
      <div>
        <h2>{title}</h2>
        {list}
      </div>
    )
  }
  return (
    <details className={styles.folded}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {list}
    </details>
  )
}

/** Whether a media query matches; false until hydration, so that server and browser agree. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
