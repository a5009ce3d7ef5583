import type { Product } from '@stoa/contract/catalogue/catalogue'
import { useLocale, useTranslations } from 'use-intl'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import styles from './sections.module.css'

/** The table of contents, line by line. */
export function ContentsSection({ product }: { product: Product }) {
  const t = useTranslations('product')
  const language = useLocale()
  return (
    <section id="contents" className={styles.section} aria-labelledby="contents-title">
      <div>
        <h2 id="contents-title">{t('sections.contents')}</h2>
        {product.contents.length === 0 ? (
          <p className={styles.none}>{t('noContents')}</p>
        ) : (
          <ol className={styles.contents} lang={langIfForeign(product.textLanguage, language)}>
            {product.contents.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}
