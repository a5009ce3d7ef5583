import type { ShelfBook } from '@stoa/contract/content'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { Link } from '@stoa/ui/link/link'
import { Price } from '@stoa/ui/price/price'
import { useLocale, useTranslations } from 'use-intl'
import { canBeAddedAtOnce, makersOf, productPath } from '../../shared/book-words.ts'
import { foreign } from '../../shared/heading-text.tsx'
import { announceAddToCart } from '../../state/page-events.ts'
import styles from './booksellers-notes.module.css'

/** A book with the card beside it, and its price. */
export function NoteSlip({ book: { product, note, noteBy, noteLanguage } }: { book: ShelfBook }) {
  const t = useTranslations('common')
  const language = useLocale()
  const prior = product.priceBeforeDiscount
  return (
    <article>
      <div className={styles.slip}>
        <CoverImage
          code={product.code}
          format={product.coverFormat}
          sizes="(min-width: 1024px) 150px, 96px"
          className={styles.cover}
        />
        <figure className={styles.card} lang={foreign(noteLanguage, language)}>
          <blockquote>{note}</blockquote>
          <figcaption>{noteBy}</figcaption>
        </figure>
      </div>
      <div className={styles.foot}>
        <div>
          <h3 lang={foreign(product.nameLanguage, language)}>
            <Link href={productPath(product)}>{product.name}</Link>
          </h3>
          <p>{makersOf(product)}</p>
        </div>
        <div className={styles.buy}>
          <Price
            cents={product.price}
            locale={language}
            prior={prior === null ? undefined : { cents: prior, label: t('priorPrice') }}
          />
          {canBeAddedAtOnce(product) && (
            <IconButton
              outlined
              icon="shopping-bag"
              label={t('addNamed', { title: product.name })}
              onClick={() => announceAddToCart({ productId: product.id, dimensionId: 0, quantity: 1 })}
            />
          )}
        </div>
      </div>
    </article>
  )
}
