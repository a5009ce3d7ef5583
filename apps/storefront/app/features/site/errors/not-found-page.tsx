import { Link } from '@stoa/ui/link/link'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useLocale, useTranslations } from 'use-intl'
import { categoryPath } from '../../../shared/book-display.ts'
import chips from '../../../shared/chips.module.css'
import { HeadingText, langIfForeign } from '../../../shared/heading-text.tsx'
import { InlineSvg } from '../../../shared/inline-svg.tsx'
import page from '../../../shared/page.module.css'
import { SearchBox } from '../../../shared/search-box.tsx'
import type { NotFoundContent } from './load-not-found-content.ts'
import styles from './not-found-page.module.css'

const suggestedLinks = [
  { key: 'home', href: '/' },
  { key: 'newReleases', href: '/search-results?sort=ReleaseDateDescending' },
  { key: 'stores', href: '/pages/stores' },
] as const

/** A row of spines with a gap, a search, three links, and the largest categories. */
export function NotFoundPage({ content: { spines, categories } }: { content: NotFoundContent }) {
  const t = useTranslations('errors')
  const language = useLocale()
  const middle = Math.ceil(spines.length / 2)
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <title>{t('lostTitle')}</title>
      <meta name="robots" content="noindex" />
      <div className={page.wrap}>
        <h1>
          <HeadingText>{t('lostTitle')}</HeadingText>
        </h1>
        <p className={`${page.lead} ${styles.lead}`}>{t('lostText')}</p>
        <SearchBox className={styles.search} />
        <ul className={styles.links}>
          {suggestedLinks.map(({ key, href }) => (
            <li key={key}>
              <TextLink href={href}>{t(`ways.${key}`)}</TextLink>
            </li>
          ))}
        </ul>
        {categories.length > 0 && (
          <ul className={`${chips.chips} ${chips.tall} ${styles.categories}`} aria-label={t('categories')}>
            {categories.map((category) => (
              <li key={category.url}>
                <Link
                  href={categoryPath(category)}
                  className={chips.chip}
                  lang={langIfForeign(category.nameLanguage, language)}
                >
                  {category.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
      {spines.length > 0 && (
        <div className={styles.shelf} aria-hidden="true">
          <InlineSvg className={styles.books} svg={spines.slice(0, middle).join('')} />
          <span className={styles.gap}>
            <i>{t('gap')}</i>
          </span>
          <InlineSvg className={styles.books} svg={spines.slice(middle).join('')} />
        </div>
      )}
    </main>
  )
}
