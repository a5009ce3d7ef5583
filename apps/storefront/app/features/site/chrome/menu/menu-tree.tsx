import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import type { ShownItem } from '../chrome-data.ts'
import type { Submenus } from './load-submenus.ts'
import styles from './side-menu.module.css'
import { submenuOf } from './submenu-of.ts'

interface MenuTreeProps {
  menu: readonly ShownItem[]
  submenus: Submenus
  label: string
}

/** The menu's items; those with children expand in place, one at a time. */
export function MenuTree({ menu, submenus, label }: MenuTreeProps) {
  const t = useTranslations('chrome')
  return (
    <nav className={styles.tree} aria-label={label}>
      <ul>
        {menu.map((item) => (
          <li key={item.id}>
            {item.below.length === 0 ? (
              <Link href={item.link}>{item.title}</Link>
            ) : (
              <details name="menu">
                <summary>
                  {item.title}
                  <Icon name="chevron-down" />
                </summary>
                <ul>
                  {submenuOf(item, t('allOf', { title: item.title }), submenus).map((child) => (
                    <li key={child.link}>
                      <Link href={child.link}>{child.title}</Link>
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
