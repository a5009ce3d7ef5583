import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { contributorPath } from '../../../shared/book-display.ts'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import { InlineSvg } from '../../../shared/inline-svg.tsx'
import styles from './best-author.module.css'
import type { BestAuthor as BestAuthorData } from './load-best-author.ts'

/** The author that was searched for, above the books: a short biography, a link to the page, and the spines. */
export function BestAuthor({ author }: { author: BestAuthorData }) {
  const t = useTranslations('search')
  const language = useLocale()
  return (
    <section className={styles.panel} aria-label={t('author.label')}>
      <div className={styles.text}>
        <p className={styles.kind}>{t('author.kind')}</p>
        <h2 lang={langIfForeign(author.nameLanguage, language)}>
          <Link href={contributorPath(author)}>{author.name}</Link>
        </h2>
        {author.about !== null && (
          <p className={styles.about} lang={langIfForeign(author.aboutLanguage, language)}>
            {author.about}
          </p>
        )}
        <p className={styles.links}>
          <Link href={contributorPath(author)} className={styles.page} aria-hidden="true" tabIndex={-1}>
            {t('author.page')} <Icon name="arrow-right" size="s" />
          </Link>
          <span>{t('author.titles', { count: author.titleCount })}</span>
        </p>
      </div>
      <InlineSvg className={styles.spines} svg={author.spines.join('')} />
    </section>
  )
}
