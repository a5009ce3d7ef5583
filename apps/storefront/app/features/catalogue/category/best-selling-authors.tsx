import type { ContributorLink } from '@stoa/contract/catalogue/people'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { contributorPath } from '../../../shared/book-display.ts'
import chips from '../../../shared/chips.module.css'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import { formatCount } from '../../../shared/results/format-count.ts'
import { SectionHead } from '../../../shared/section-head.tsx'
import styles from './best-selling-authors.module.css'

/** The best-selling authors of a category; nothing when there are none. */
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
            <Link
              href={contributorPath(author)}
              className={chips.chip}
              lang={langIfForeign(author.nameLanguage, language)}
            >
              {author.name} <small>{formatCount(author.titleCount, language)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
