import type { CoverFormat } from '@stoa/ui/cover-image/cover-frame'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import page from '../../../../shared/page.module.css'
import styles from './featured-panel.module.css'

export interface PanelBook {
  code: string
  coverFormat: CoverFormat
}

/** Three featured books, as decoration. */
export function FeaturedPanel({ books }: { books: readonly PanelBook[] }) {
  return (
    <div className={styles.window} aria-hidden="true">
      <i className={styles.arch} />
      <div className={styles.books}>
        {books.map(({ code, coverFormat }) => (
          <span key={code} className={styles.book}>
            <CoverImage code={code} format={coverFormat} sizes="190px" />
          </span>
        ))}
      </div>
      <div className={`${page.ledge} ${styles.ledge}`} />
    </div>
  )
}
