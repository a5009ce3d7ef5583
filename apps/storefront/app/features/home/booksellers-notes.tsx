import type { ProductTab } from '@stoa/contract/content'
import page from '../../shared/page.module.css'
import { SectionHead } from '../../shared/section-head.tsx'
import styles from './booksellers-notes.module.css'
import { NoteSlip } from './note-slip.tsx'

/** The cards that booksellers put on the shelf. */
export function BooksellersNotes({ tab }: { tab: ProductTab }) {
  const slips = tab.books.filter(({ note }) => note).slice(0, 3)
  return (
    <section className={`${page.section} ${page.joined}`} aria-labelledby="notes">
      <div className={page.wrap}>
        <SectionHead id="notes" title={tab.title} intro={tab.intro} lang={tab.textLanguage} />
        <ul className={styles.slips}>
          {slips.map((book) => (
            <li key={book.product.id}>
              <NoteSlip book={book} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
