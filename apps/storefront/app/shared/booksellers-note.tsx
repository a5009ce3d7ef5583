import type { Language } from '@stoa/domain/language'
import { useLocale } from 'use-intl'
import styles from './booksellers-note.module.css'
import { langIfForeign } from './heading-text.tsx'

interface BooksellersNoteProps {
  note: string
  noteBy: string | null
  noteLanguage: Language
  className?: string
}

/** A bookseller's words about a book, on a card of paper. */
export function BooksellersNote({ note, noteBy, noteLanguage, className = '' }: BooksellersNoteProps) {
  const language = useLocale()
  return (
    <figure className={`${styles.card} ${className}`} lang={langIfForeign(noteLanguage, language)}>
      <blockquote>{note}</blockquote>
      {noteBy && <figcaption>{noteBy}</figcaption>}
    </figure>
  )
}
