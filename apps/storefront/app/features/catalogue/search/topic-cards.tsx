import type { Topic } from '@stoa/contract/catalogue/search'
import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { useLocale, useTranslations } from 'use-intl'
import { categoryPath, pagePath, sectionPath } from '../../../shared/book-display.ts'
import { langIfForeign } from '../../../shared/heading-text.tsx'
import styles from './topic-cards.module.css'

const kinds = {
  category: { icon: 'layout-grid', path: categoryPath },
  page: { icon: 'info', path: pagePath },
  section: { icon: 'list', path: sectionPath },
} as const

/** The categories, pages of help and sections that were searched for, above the books. */
export function TopicCards({ topics, query }: { topics: readonly Topic[]; query: string }) {
  const t = useTranslations('search')
  const language = useLocale()
  return (
    <ul className={styles.cards} aria-label={t('topics.label', { query })}>
      {topics.map((topic) => (
        <li key={`${topic.kind}-${topic.url}`}>
          <Link href={kinds[topic.kind].path(topic)} className={styles.card}>
            <Icon name={kinds[topic.kind].icon} size="s" />
            <span className={styles.text}>
              <small>{t(`topics.${topic.kind}`)}</small>
              <b lang={langIfForeign(topic.nameLanguage, language)}>{topic.name}</b>
            </span>
            {topic.productCount !== null && <small>{t('topics.count', { count: topic.productCount })}</small>}
            <Icon name="arrow-right" size="s" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
