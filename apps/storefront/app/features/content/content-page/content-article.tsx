import type { PageBlock } from '@stoa/contract/content/content'
import type { Language } from '@stoa/domain/language'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useLocale, useTranslations } from 'use-intl'
import { keepTogether } from '../../../i18n/keep-together.ts'
import { CategoryBreadcrumb } from '../../../shared/category-breadcrumb.tsx'
import { HeadingText, langIfForeign } from '../../../shared/heading-text.tsx'
import page from '../../../shared/page.module.css'
import { toPhoneHref } from '../../../shared/to-phone-href.ts'
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
          <li key={item}>
            <WithPhones text={keepTogether(item)} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p>
      <WithPhones text={text} />
    </p>
  )
}

/** `210 000 0000`, `2310 000000` */
const phoneNumber = /(\b2\d{2}\s\d{3}\s\d{4}\b|\b2\d{3}\s\d{6}\b)/

/** Phone numbers can be called. */
function WithPhones({ text }: { text: string }) {
  // of what is split by a group, every second part is what the group matched
  return text.split(phoneNumber).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <TextLink key={part} href={toPhoneHref(part)}>
        {part}
      </TextLink>
    ),
  )
}
