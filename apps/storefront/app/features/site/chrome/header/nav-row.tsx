import { Link } from '@stoa/ui/link/link'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import page from '../../../../shared/page.module.css'
import { SocialLinks } from '../../../../shared/social-links.tsx'
import type { Chrome, ShownItem } from '../chrome-data.ts'
import type { Submenus } from '../menu/load-submenus.ts'
import { submenuOf } from '../menu/submenu-of.ts'
import { useSubmenus } from '../menu/use-submenus.ts'
import styles from './nav-row.module.css'

interface NavRowProps extends Pick<Chrome, 'menu' | 'social'> {
  /** Paths of the categories this page belongs to, without language. */
  section: readonly string[]
}

/** The menu's first level, docked under the header of a wide screen; the second level opens below it. */
export function NavRow({ menu, social, section }: NavRowProps) {
  const t = useTranslations('chrome')
  const submenu = useSubmenu()
  const { submenus, load } = useSubmenus()
  return (
    <nav
      className={styles.nav}
      aria-label={t('mainMenu')}
      data-print="hide"
      onPointerEnter={load}
      onPointerDown={load}
      onFocus={load}
    >
      <div className={`${page.wrap} ${styles.row}`}>
        <ul className={styles.roots}>
          {menu.map((item) => (
            <RootItem key={item.id} inSection={section.includes(item.link)} {...{ item, submenu, submenus }} />
          ))}
        </ul>
        <SocialLinks className={styles.social} social={social.filter(({ onHeader }) => onHeader)} />
      </div>
    </nav>
  )
}

type Submenu = ReturnType<typeof useSubmenu>

interface RootItemProps {
  item: ShownItem
  inSection: boolean
  submenu: Submenu
  submenus: Submenus
}

/** A link of the first level. It opens its submenu for a resting mouse, a first tap or the down arrow. */
function RootItem({ item, inSection, submenu, submenus }: RootItemProps) {
  const { id, title, link, below } = item
  const t = useTranslations('chrome')
  const address = useAddress()
  const { pathname } = useLocation()
  const panelId = useId()
  const tapped = useRef(false)
  const isOpen = submenu.openId === id
  const hasChildren = below.length > 0
  const isOn = inSection || below.some((lower) => pathname === address(lower))
  const classes = [isOn && styles.on, link === '/offers' && styles.offers].filter(Boolean).join(' ')
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.key === 'Escape' && isOpen) {
      event.currentTarget.querySelector('a')?.focus()
      submenu.close()
    }
    if (event.key !== 'ArrowDown' || !hasChildren) return
    event.preventDefault()
    const links = [...event.currentTarget.querySelectorAll('a')]
    if (isOpen) links[links.findIndex((node) => node.matches(':focus')) + 1]?.focus()
    else submenu.open(id)
  }
  return (
    <li
      onPointerEnter={(event) => submenu.enter(event, hasChildren ? id : null)}
      onPointerLeave={submenu.leave}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (isOpen && !event.currentTarget.contains(event.relatedTarget)) submenu.close()
      }}
    >
      <Link
        href={link}
        className={classes === '' ? undefined : classes}
        aria-current={pathname === address(link) ? 'page' : undefined}
        aria-expanded={hasChildren ? isOpen : undefined}
        aria-controls={isOpen ? panelId : undefined}
        onPointerDown={(event) => {
          tapped.current = event.pointerType === 'touch'
        }}
        onClick={(event) => {
          if (!tapped.current || !hasChildren || isOpen) return submenu.close()
          event.preventDefault()
          submenu.open(id)
        }}
      >
        {title}
      </Link>
      {isOpen && (
        <div className={styles.panel} id={panelId}>
          <ul className={page.wrap} aria-label={title}>
            {submenuOf(item, t('allOf', { title }), submenus).map((child) => (
              <li key={child.link}>
                <Link href={child.link} onClick={submenu.close}>
                  {child.title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </li>
  )
}

const openAfterMs = 150
const closeAfterMs = 250

/** Which submenu is open. A mouse that only passes over opens none; one that leaves has time to return. */
function useSubmenu() {
  const [openId, setOpenId] = useState<number | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const later = (id: number | null, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpenId(id), ms)
  }
  const now = (id: number | null) => {
    clearTimeout(timer.current)
    setOpenId(id)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    openId,
    open: (id: number) => now(id),
    close: () => now(null),
    enter(event: PointerEvent, id: number | null) {
      if (event.pointerType === 'mouse') later(id, openAfterMs)
    },
    leave(event: PointerEvent) {
      if (event.pointerType === 'mouse') later(null, closeAfterMs)
    },
  }
}
