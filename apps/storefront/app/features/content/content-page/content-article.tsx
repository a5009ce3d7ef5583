import type { PageBlock } from '@stoa/contract/content/content'
import type { Language } from '@stoa/domain/language'
import { useLocale, useTranslations } from 'use-intl'
import { keepTogether } from '../../../i18n/keep-together.ts'
import { CategoryBreadcrumb } from '../../../shared/category-breadcrumb.tsx'
import { HeadingText, langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import styles from './content-article.module.css'

interface ContentArticleProps {
  title: string
  blocks: readonly PageBlock[]
  textLanguage: Language
}

/** A content page: terms, privacy, returns, about the shop. */
export function ContentArticle({ title, blocks, textLanguage }: ContentArticleProps) {
  const t = useTranslations('common')
  const language = useLocale()
  const lang = langIfForeign(textLanguage, language)
  return (
    <main id="main" tabIndex={-1} className={page.wrap}>
      <CategoryBreadcrumb categories={[]} current={title} />
      <article className={styles.article} lang={lang}>
        <h1>
          <HeadingText>{title}</HeadingText>
        </h1>
        {lang && (
          <p className={styles.note} lang={language}>
            {t('greekOnly')}
          </p>
        )}
        <div className={`${page.read} ${styles.text}`}>
          {blocks.map((block) => (
            <Block key={block.text ?? block.items?.join(' ')} block={block} />
          ))}
        </div>
      </article>
    </main>
  )
}

function Block({ block }: { block: PageBlock }) {
  const text = keepTogether(block.text ?? '')
  if (block.kind === 'heading') return <h2>{text}</h2>
  if (block.kind === 'list') {
    return (
      <ul>
        {(block.items ?? []).map((item) => (
          <li key={item}>{keepTogether(item)}</li>
        ))}
      </ul>
    )
  }
  return <p>{text}</p>
}
