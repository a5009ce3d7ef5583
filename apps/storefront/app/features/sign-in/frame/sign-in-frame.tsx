import type { ReactNode } from 'react'
import page from '../../../shared/page.module.css'
import styles from './sign-in-frame.module.css'
import { type PanelBook, WindowPanel } from './window-panel.tsx'

interface SignInFrameProps {
  books: readonly PanelBook[]
  children: ReactNode
}

/** A page of signing in: the window beside what is asked. */
export function SignInFrame({ books, children }: SignInFrameProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <div className={page.wrap}>
        <div className={styles.frame}>
          <div className={styles.panel}>
            <WindowPanel books={books} />
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      </div>
    </main>
  )
}
