import { Link } from '@stoa/ui/link/link'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { contributorPath } from '../book-display.ts'
import { InlineSvg } from '../inline-svg.tsx'
import page from '../page.module.css'
import { SectionHead } from '../section-head.tsx'
import type { AuthorGroup } from './author-groups.ts'
import styles from './authors-bookcase.module.css'

interface AuthorsBookcaseProps {
  groups: readonly AuthorGroup[]
  /** A link to all authors. */
  more?: ReactNode
}

/** Authors, each as the spines of their books, which link to the author's page. */
export function AuthorsBookcase({ groups, more }: AuthorsBookcaseProps) {
  const t = useTranslations('common')
  return (
    <section className={`${page.section} ${styles.case}`} aria-labelledby="authors">
      <div className={page.wrap}>
        <SectionHead id="authors" title={t('authors.title')} more={more} />
        <ul className={styles.row}>
          {groups.map((group) => (
            <li key={group.url} className={styles.group}>
              <InlineSvg className={styles.spines} svg={group.spines.join('')} />
              <h3>
                <Link href={contributorPath(group)}>{group.name}</Link>
              </h3>
              <p>{t('authors.titles', { count: group.titleCount })}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
