import { Link } from '@stoa/ui/link/link'
import { useTranslations } from 'use-intl'
import { Drawing } from '../../shared/drawing.tsx'
import page from '../../shared/page.module.css'
import { SectionHead } from '../../shared/section-head.tsx'
import type { AuthorGroup } from './author-groups.ts'
import styles from './authors-bookcase.module.css'

/** Authors as they stand on the shelf: their own books, seen from the side. Each leads to what the shop has of theirs. */
export function AuthorsBookcase({ groups }: { groups: readonly AuthorGroup[] }) {
  const t = useTranslations('home')
  return (
    <section className={`${page.section} ${styles.case}`} aria-labelledby="authors">
      <div className={page.wrap}>
        <SectionHead id="authors" title={t('authors.title')} />
        <ul className={styles.row}>
          {groups.map(({ code, name, titleCount, spines }) => (
            <li key={code} className={styles.group}>
              <Drawing className={styles.spines} svg={spines.join('')} />
              <h3>
                <Link href={`/search-results?${new URLSearchParams({ q: name })}`}>{name}</Link>
              </h3>
              <p>{t('authors.titles', { count: titleCount })}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
