import type { ProductTab } from '@stoa/contract/content/content'
import page from '../../../shared/page.module.css'
import { SectionHead } from '../../../shared/section-head.tsx'
import styles from './booksellers-notes.module.css'
import { NoteCard } from './note-card.tsx'

/** The booksellers' note cards. */
export function BooksellersNotes({ tab }: { tab: ProductTab }) {
  const notedBooks = tab.books.filter(({ note }) => note).slice(0, 3)
  return (
    <section className={`${page.section} ${page.joined}`} aria-labelledby="notes">
      <div className={page.wrap}>
        <SectionHead id="notes" title={tab.title} intro={tab.intro} lang={tab.textLanguage} />
        <ul className={styles.slips}>
          {notedBooks.map((book) => (
            <li key={book.product.id}>
              <NoteCard book={book} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
