import type { ProductCard } from '@stoa/contract/catalogue/catalogue'
import { BookCard, bookCardClass } from '@stoa/ui/book-card/book-card'
import { BookCardAdd } from '@stoa/ui/book-card/book-card-add'
import { CardMark } from '@stoa/ui/book-card/card-mark'
import { Carousel } from '@stoa/ui/carousel/carousel'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { DiscountTag } from '@stoa/ui/tag/discount-tag'
import { OfferTag } from '@stoa/ui/tag/offer-tag'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { RenderedPart } from '../rendering/rendered-part.tsx'
import { useCopiesInCart } from '../state/cart-store.ts'
import { dispatchAddToCart } from '../state/page-events.ts'
import { type BookCardData, toBookCardData } from './book-card-data.ts'
import { addKeys, productPath, promotionPath } from './book-display.ts'
import { ContributorLinks } from './contributor-links.tsx'
import { langIfForeign } from './heading-text.tsx'
import { ProductAvailability } from './product-availability.tsx'
import { ProductPrice } from './product-price.tsx'
import { TitleGloss } from './title-gloss.tsx'

interface BookCarouselProps {
  /** Full product cards, or card data that a loader has already reduced. */
  products: readonly (ProductCard | BookCardData)[]
  /** case: a grid of results · row: one row, a carousel on a phone. */
  layout: 'case' | 'row'
  /** How many covers are visible at first and loaded eagerly. */
  priority?: number
  /** What stands after the book with this index, if anything. */
  after?(index: number): ReactNode
}

const sizes = {
  case: '(min-width: 1280px) 190px, (min-width: 1024px) 20vw, (min-width: 720px) 29vw, 43vw',
  row: '(min-width: 1280px) 195px, (min-width: 1024px) 14vw, (min-width: 720px) 24vw, 39vw',
}

const asBookCardData = (product: ProductCard | BookCardData): BookCardData =>
  'by' in product ? product : toBookCardData(product)

/** A list of book cards. Messages and language are looked up once for all of them. */
export function BookCarousel({ products, layout, priority = 0, after }: BookCarouselProps) {
  const t = useTranslations('common')
  const language = useLocale()
  const copiesInCart = useCopiesInCart()
  return (
    <Carousel layout={layout}>
      {products.map(asBookCardData).flatMap((product, index) => [
        <RenderedPart
          key={product.id}
          as="article"
          className={bookCardClass}
          // on the server nobody has a cart
          shows={['card', layout, index < priority, product]}
        >
          {() => (
            <BookCard
              href={productPath(product)}
              title={product.name}
              titleLang={langIfForeign(product.nameLanguage, language)}
              cover={<CoverImage cover={product} sizes={sizes[layout]} priority={index < priority} />}
              mark={
                copiesInCart.has(product.id) && (
                  <CardMark>{t('inCart', { count: copiesInCart.get(product.id) ?? 0 })}</CardMark>
                )
              }
              gloss={<TitleGloss title={product.name} englishTitle={product.englishTitle} />}
              tag={
                product.discountPercent > 0 && <DiscountTag percent={product.discountPercent} label={t('discount')} />
              }
              by={product.by.length > 0 && <ContributorLinks contributors={product.by} />}
              format={product.format && t(`bindings.${product.format}`)}
              badges={product.badges.length > 0 && product.badges.join(' · ')}
              offer={product.offer && <OfferTag href={promotionPath(product.offer)}>{product.offer.words}</OfferTag>}
              price={<ProductPrice product={product} />}
              availability={<ProductAvailability product={product} />}
              add={
                product.addable && (
                  <BookCardAdd
                    icon={addKeys(product).icon}
                    label={t(addKeys(product).named, { title: product.name })}
                    onClick={() => dispatchAddToCart({ productId: product.id, dimensionId: 0, quantity: 1 })}
                  />
                )
              }
            />
          )}
        </RenderedPart>,
        after?.(index),
      ])}
    </Carousel>
  )
}
