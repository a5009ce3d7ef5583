import type { ProductCard } from '@stoa/contract/catalogue'
import { Availability } from '@stoa/ui/availability/availability'
import { BookCard } from '@stoa/ui/book-card/book-card'
import { BookCardAdd } from '@stoa/ui/book-card/book-card-add'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Price } from '@stoa/ui/price/price'
import { Shelf } from '@stoa/ui/shelf/shelf'
import { DiscountTag } from '@stoa/ui/tag/discount-tag'
import { useLocale, useTranslations } from 'use-intl'
import { announceAddToCart } from '../state/page-events.ts'
import { availabilityKinds, productPath } from './book-words.ts'
import { foreign } from './heading-text.tsx'
import { knownPrice } from './known-price.ts'
import { Makers } from './makers.tsx'
import { type ShelfBook, shelfBook } from './shelf-book.ts'

interface BookShelfProps {
  /** Whole cards, or what a loader has already cut down to what is shown. */
  products: readonly (ProductCard | ShelfBook)[]
  /** case: a bookcase of results · row: one shelf, sideways on a phone. */
  layout: 'case' | 'row'
  /** How many covers are seen at once and fetched first. */
  priority?: number
}

const sizes = {
  case: '(min-width: 1280px) 190px, (min-width: 1024px) 20vw, (min-width: 720px) 29vw, 43vw',
  row: '(min-width: 1280px) 195px, (min-width: 1024px) 14vw, (min-width: 720px) 24vw, 39vw',
}

const onShelf = (product: ProductCard | ShelfBook): ShelfBook => ('by' in product ? product : shelfBook(product))

/** Books on a shelf. Words and language are looked up once for all of them. */
export function BookShelf({ products, layout, priority = 0 }: BookShelfProps) {
  const t = useTranslations('common')
  const language = useLocale()
  const priorLabel = t('priorPrice')
  return (
    <Shelf layout={layout}>
      {products.map(onShelf).map((product, index) => (
        <BookCard
          key={product.id}
          href={productPath(product)}
          title={product.name}
          titleLang={foreign(product.nameLanguage, language)}
          cover={
            <CoverImage
              code={product.code}
              format={product.coverFormat}
              sizes={sizes[layout]}
              priority={index < priority}
            />
          }
          tag={product.discountPercent > 0 && <DiscountTag percent={product.discountPercent} label={t('discount')} />}
          by={product.by.length > 0 && <Makers makers={product.by} />}
          price={
            <Price
              cents={knownPrice(product.price)}
              absentLabel={t('priceUnknown')}
              locale={language}
              prior={
                product.priceBeforeDiscount === null
                  ? undefined
                  : { cents: product.priceBeforeDiscount, label: priorLabel }
              }
            />
          }
          availability={
            <Availability kind={availabilityKinds[product.availability]}>
              {t(`availability.${product.availability}`)}
            </Availability>
          }
          add={
            product.addable && (
              <BookCardAdd
                label={t('addNamed', { title: product.name })}
                onClick={() => announceAddToCart({ productId: product.id, dimensionId: 0, quantity: 1 })}
              />
            )
          }
        />
      ))}
    </Shelf>
  )
}
