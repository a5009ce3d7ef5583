import { DiscountBadge } from '@stoa/ui/badge/discount-badge'
import { Button } from '@stoa/ui/button/button'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Icon } from '@stoa/ui/icon/icon'
import { Link } from '@stoa/ui/link/link'
import { OfferTag } from '@stoa/ui/tag/offer-tag'
import { Fragment } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useCopiesInCart } from '../../state/cart-store.ts'
import { dispatchAddToCart } from '../../state/page-events.ts'
import { addKeys, contributorPath, productPath, promotionPath } from '../book-display.ts'
import { langIfForeign } from '../heading-text.tsx'
import { ProductAvailability } from '../product-availability.tsx'
import { ProductPrice } from '../product-price.tsx'
import { TitleGloss } from '../title-gloss.tsx'
import styles from './book-rows.module.css'
import type { HighlightedSegments, ListedBook } from './list-data.ts'

/** Results as rows, for comparison: description, availability, price. */
export function BookRows({ books, priority }: { books: readonly ListedBook[]; priority: number }) {
  const copiesInCart = useCopiesInCart()
  return (
    <ul className={styles.rows}>
      {books.map((book, index) => (
        <li key={book.id}>
          <BookRow book={book} priority={index < priority} copiesInCart={copiesInCart.get(book.id) ?? 0} />
        </li>
      ))}
    </ul>
  )
}

interface BookRowProps {
  book: ListedBook
  priority: boolean
  copiesInCart: number
}

function BookRow({ book, priority, copiesInCart }: BookRowProps) {
  const t = useTranslations('common')
  const language = useLocale()
  const { name, discountPercent } = book
  return (
    <article className={styles.row}>
      <CoverImage cover={book} sizes="76px" priority={priority} className={styles.cover} />
      <div className={styles.about}>
        <h3>
          <Link href={productPath(book)} lang={langIfForeign(book.nameLanguage, language)}>
            <HighlightedText text={name} segments={book.highlightedName} />
          </Link>
        </h3>
        <TitleGloss title={book.name} englishTitle={book.englishTitle} />
        {book.by.length > 0 && (
          <p className={styles.by}>
            {book.by.map((contributor, index) => (
              <Fragment key={contributor.url}>
                {index > 0 && ', '}
                <Link href={contributorPath(contributor)}>
                  <HighlightedText
                    text={contributor.name}
                    segments={book.highlightedContributors?.[contributor.name]}
                  />
                </Link>
              </Fragment>
            ))}
          </p>
        )}
        {book.badges.length > 0 && <p className={styles.badges}>{book.badges.join(' · ')}</p>}
        <BookDetailsLine book={book} />
        {book.offer && (
          <p className={styles.offer}>
            <OfferTag href={promotionPath(book.offer)}>{book.offer.words}</OfferTag>
          </p>
        )}
      </div>
      <div className={styles.availability}>
        <ProductAvailability product={book} />
        {copiesInCart > 0 && (
          <span className={styles.inCart}>
            <Icon name="check" size="s" />
            {t('inCart', { count: copiesInCart })}
          </span>
        )}
      </div>
      <div className={styles.price}>
        <ProductPrice
          product={book}
          badge={discountPercent > 0 && <DiscountBadge percent={discountPercent} label={t('discount')} />}
        />
      </div>
      {book.addable && (
        <Button
          variant="secondary"
          size="small"
          icon={addKeys(book).icon}
          className={styles.add}
          aria-label={t(addKeys(book).named, { title: name })}
          onClick={() => dispatchAddToCart({ productId: book.id, dimensionId: 0, quantity: 1 })}
        >
          {t(addKeys(book).short)}
        </Button>
      )}
    </article>
  )
}

const isHighlighted = (index: number): boolean => index % 2 === 1

function HighlightedText({ text, segments }: { text: string; segments: HighlightedSegments | undefined }) {
  if (!segments) return text
  const offsetOf = (index: number): number => segments.slice(0, index).join('').length
  return segments.map((segment, index) =>
    isHighlighted(index) ? <mark key={offsetOf(index)}>{segment}</mark> : segment,
  )
}

/** `Εστία, 2023 · 344 σελ. · Σκληρό εξώφυλλο` */
function BookDetailsLine({ book: { details, format } }: { book: ListedBook }) {
  const t = useTranslations('category')
  const common = useTranslations('common')
  if (!details) return null
  const { publisher, year, pages } = details
  const edition = [publisher, year].filter(Boolean).join(', ')
  const texts = [
    edition,
    pages !== null && t('rowPages', { count: pages }),
    format && common(`bindings.${format}`),
  ].filter(Boolean)
  return <p className={styles.facts}>{texts.join(' · ')}</p>
}
