import type { Chrome } from '../chrome-data.ts'
import { LoadingLine } from './loading-line.tsx'
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
      <LoadingLine />
      <TopBar texts={chrome.texts} />
      <MiddleBar onPrefetchSignIn={onPrefetchSignIn} />
      <NavRow menu={chrome.menu} social={chrome.social} section={section} />
    </header>
  )
}
