import { Link } from '@stoa/ui/link/link'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import page from '../../../../shared/page.module.css'
import { SocialLinks } from '../../../../shared/social-links.tsx'
import type { Chrome } from '../chrome-data.ts'
import styles from './nav-row.module.css'

interface NavRowProps extends Pick<Chrome, 'menu' | 'social'> {
  /** Paths of the categories this page belongs to, without language. */
  section: readonly string[]
}

/** The menu's first level, docked under the header of a wide screen. */
export function NavRow({ menu, social, section }: NavRowProps) {
  const t = useTranslations('chrome')
  const address = useAddress()
  const { pathname } = useLocation()
  return (
    <nav className={styles.nav} aria-label={t('mainMenu')} data-print="hide">
      <div className={`${page.wrap} ${styles.row}`}>
        <ul>
          {menu.map(({ id, title, link }) => (
            <li key={id}>
              <Link
                href={link}
                className={section.includes(link) ? styles.on : undefined}
                aria-current={pathname === address(link) ? 'page' : undefined}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
        <SocialLinks className={styles.social} social={social.filter(({ onHeader }) => onHeader)} />
      </div>
    </nav>
  )
}
