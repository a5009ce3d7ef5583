import type { ReactNode } from 'react'
import page from '../../../../shared/page.module.css'
import { FeaturedPanel, type PanelBook } from './featured-panel.tsx'
import styles from './sign-in-layout.module.css'

interface SignInLayoutProps {
  books: readonly PanelBook[]
  children: ReactNode
}

/** The layout of an auth page: featured books beside the form. */
export function SignInLayout({ books, children }: SignInLayoutProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.main}>
      <div className={page.wrap}>
        <div className={styles.frame}>
          <div className={styles.panel}>
            <FeaturedPanel books={books} />
          </div>
          <div className={styles.body}>{children}</div>
        </div>
      </div>
    </main>
  )
}
