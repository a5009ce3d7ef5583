import type { ContributorLink } from '@stoa/contract/people'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { contributorPath } from '../../shared/book-words.ts'
import chips from '../../shared/chips.module.css'
import { foreign } from '../../shared/heading-text.tsx'
import { writeCount } from '../../shared/results/count-words.ts'
import { SectionHead } from '../../shared/section-head.tsx'
import styles from './best-selling-authors.module.css'

/** The authors of what sells most in a category; nothing when there is nobody. */
export function BestSellingAuthors({ authors }: { authors: readonly ContributorLink[] }) {
  const t = useTranslations('category')
  const language = useLocale()
  if (authors.length === 0) return null
  return (
    <section className={styles.authors} aria-labelledby="best-selling-authors">
      <SectionHead id="best-selling-authors" title={t('bestSellingAuthors')} />
      <ul className={chips.chips}>
        {authors.map((author) => (
          <li key={author.id}>
            <Link href={contributorPath(author)} className={chips.chip} lang={foreign(author.nameLanguage, language)}>
              {author.name} <small>{writeCount(author.titleCount, language)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
