import type { Product } from '@stoa/contract/catalogue/catalogue'
import { TextLink } from '@stoa/ui/text-link/text-link'
import { useTranslations } from 'use-intl'
import { contributorPath } from '../../../../shared/book-display.ts'
import page from '../../../../shared/page.module.css'
import { Description, isLong } from '../description.tsx'
import type { ProductExtras } from '../product-data.ts'
import styles from './details-section.module.css'
import { DetailsTable } from './details-table.tsx'
import { ProductSafety } from './product-safety.tsx'
import sections from './sections.module.css'

/** Fewer letters are less high than the details in one column, in two, in three. */
const enoughText = { forOne: 1100, forTwo: 500, forThree: 220 }

/** In how many columns the details stand, so that they are about as high as the text beside them. */
function factColumns({ description, authorBiography }: Product, withDescription: boolean): number {
  const letters = (withDescription ? description.length : 0) + (authorBiography?.length ?? 0)
  if (letters >= enoughText.forOne) return 1
  if (letters >= enoughText.forTwo) return 2
  return letters >= enoughText.forThree ? 3 : 4
}

/** The description, the details of the edition, its contributors and the product safety contacts. */
export function DetailsSection({ product, texts }: { product: Product } & Pick<ProductExtras, 'texts'>) {
  const t = useTranslations('product')
  const withDescription = isLong(product)
  const author = product.credits.find(({ role }) => role === 'author')
  return (
    <section
      id="details"
      className={`${sections.section} ${styles.details}`}
      aria-labelledby="details-title"
      data-facts={factColumns(product, withDescription)}
    >
      <h2 className="sr" id="details-title">
        {t('sections.details')}
      </h2>
      {(withDescription || product.authorBiography) && (
        <div>
          {withDescription && <Description product={product} className={styles.description} dropCap />}
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
      )}
      <div>
        <DetailsTable product={product} />
        <ProductSafety product={product} texts={texts} />
      </div>
    </section>
  )
}
