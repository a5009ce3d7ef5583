import { CoverImage, type CoverSource } from '@stoa/ui/cover-image/cover-image'
import page from '../../../../shared/page.module.css'
import styles from './featured-panel.module.css'

export type PanelBook = CoverSource

/** Three featured books, as decoration. */
export function FeaturedPanel({ books }: { books: readonly PanelBook[] }) {
  return (
    <div className={styles.window} aria-hidden="true">
      <i className={styles.arch} />
      <div className={styles.books}>
        {books.map((book) => (
          <span key={book.cover} className={styles.book}>
            <CoverImage cover={book} sizes="190px" />
          </span>
        ))}
      </div>
      <div className={`${page.ledge} ${styles.ledge}`} />
    </div>
  )
}
