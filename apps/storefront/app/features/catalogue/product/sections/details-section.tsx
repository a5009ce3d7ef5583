import type { Product } from '@stoa/contract/catalogue/catalogue'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useLocale, useTranslations } from 'use-intl'
import { contributorPath } from '../../../../shared/book-display.ts'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import page from '../../../../shared/page.module.css'
import type { ProductExtras } from '../product-data.ts'
import { DetailsTable } from './details-table.tsx'
import { ProductSafety } from './product-safety.tsx'
import styles from './sections.module.css'

/** The description, the details of the edition, its contributors and the product safety contacts. */
export function DetailsSection({ product, texts }: { product: Product } & Pick<ProductExtras, 'texts'>) {
  const t = useTranslations('product')
  const language = useLocale()
  const lang = langIfForeign(product.textLanguage, language)
  const author = product.credits.find(({ role }) => role === 'author')
  return (
    <section id="details" className={styles.section} aria-labelledby="details-title">
      <h2 className="sr" id="details-title">
        {t('sections.details')}
      </h2>
      <div>
        <div className={`${page.read} ${styles.description}`} lang={lang}>
          {product.description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {product.authorBiography && (
          <div className={styles.biography}>
            <h3>{t('aboutAuthor')}</h3>
            <p className={page.read}>{product.authorBiography}</p>
            {author && (
              <p className={styles.more}>
                <TextLink href={contributorPath(author)}>{t('moreByAuthor', { name: author.name })}</TextLink>
              </p>
            )}
          </div>
        )}
      </div>
      <div>
        <DetailsTable product={product} />
        <ProductSafety product={product} texts={texts} />
      </div>
    </section>
  )
}
