import { useNavigation } from 'react-router'
import { useTranslations } from 'use-intl'
import { companyDetails } from '../../../../shared/company-details.ts'
import { PrintedName } from '../../../../shared/printed-name.tsx'
import type { Chrome } from '../chrome-data.ts'
import styles from './header.module.css'
import { MiddleBar } from './middle-bar.tsx'
import { NavRow } from './nav-row.tsx'
import { TopBar } from './top-bar.tsx'

interface HeaderProps {
  chrome: Chrome
  section: readonly string[]
  /** Called before the press, to load the dialog's code. */
  onPrefetchSignIn(): void
}

/** The header of every page but the checkout's. */
export function Header({ chrome, section, onPrefetchSignIn }: HeaderProps) {
  return (
    <header>
      <PrintedName seller={companyDetails(chrome.texts)} />
      <LoadingLine />
      <TopBar texts={chrome.texts} instalmentsFrom={chrome.instalmentsFrom} />
      <MiddleBar onPrefetchSignIn={onPrefetchSignIn} />
      <NavRow menu={chrome.menu} social={chrome.social} section={section} />
    </header>
  )
}

/** A progress bar while the next page is loading; not shown when that is fast. */
function LoadingLine() {
  const t = useTranslations('chrome')
  const { state } = useNavigation()
  return state === 'idle' ? null : <progress className={styles.line} aria-label={t('opening')} />
}
