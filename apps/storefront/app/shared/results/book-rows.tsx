import { Availability } from '@stoa/ui/availability/availability'
import { DiscountBadge } from '@stoa/ui/badge/discount-badge'
import { Button } from '@stoa/ui/button/button'
import { CoverImage } from '@stoa/ui/cover-image/cover-image'
import { Link } from '@stoa/ui/link/link'
import { Price } from '@stoa/ui/price/price'
import { Fragment } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { announceAddToCart } from '../../state/page-events.ts'
import { availabilityKinds, contributorPath, productPath } from '../book-words.ts'
import { foreign } from '../heading-text.tsx'
import { knownPrice } from '../known-price.ts'
import styles from './book-rows.module.css'
import type { ListedBook, MarkedText } from './list-data.ts'

/** Found books one below the other, to be compared: what they are, whether they can be had, what they cost. */
export function BookRows({ books, priority }: { books: readonly ListedBook[]; priority: number }) {
  return (
    <ul className={styles.rows}>
      {books.map((book, index) => (
        <li key={book.id}>
          <BookRow book={book} priority={index < priority} />
        </li>
      ))}
    </ul>
  )
}

function BookRow({ book, priority }: { book: ListedBook; priority: boolean }) {
  const t = useTranslations('common')
  const language = useLocale()
  const { name, price, priceBeforeDiscount: prior, discountPercent, availability } = book
  return (
    <article className={styles.row}>
      <CoverImage
        code={book.code}
        format={book.coverFormat}
        sizes="76px"
        priority={priority}
        className={styles.cover}
      />
      <div className={styles.about}>
        <h3>
          <Link href={productPath(book)} lang={foreign(book.nameLanguage, language)}>
            <Marked text={name} pieces={book.markedName} />
          </Link>
        </h3>
        {book.by.length > 0 && (
          <p className={styles.by}>
            {book.by.map((maker, at) => (
              <Fragment key={maker.url}>
                {at > 0 && ', '}
                <Link href={contributorPath(maker)}>
                  <Marked text={maker.name} pieces={book.markedMakers?.[maker.name]} />
                </Link>
              </Fragment>
            ))}
          </p>
        )}
        <Facts book={book} />
      </div>
      <Availability kind={availabilityKinds[availability]} className={styles.availability}>
        {t(`availability.${availability}`)}
      </Availability>
      <div className={styles.price}>
        <Price
          cents={knownPrice(price)}
          absentLabel={t('priceUnknown')}
          locale={language}
          prior={prior === null ? undefined : { cents: prior, label: t('priorPrice') }}
          badge={discountPercent > 0 && <DiscountBadge percent={discountPercent} label={t('discount')} />}
        />
      </div>
      {book.addable && (
        <Button
          variant="secondary"
          size="small"
          icon="shopping-bag"
          className={styles.add}
          aria-label={t('addNamed', { title: name })}
          onClick={() => announceAddToCart({ productId: book.id, dimensionId: 0, quantity: 1 })}
        >
          {t('add')}
        </Button>
      )}
    </article>
  )
}

const isMarked = (at: number): boolean => at % 2 === 1

function Marked({ text, pieces }: { text: string; pieces: MarkedText | undefined }) {
  if (!pieces) return text
  const begin = (at: number): number => pieces.slice(0, at).join('').length
  return pieces.map((piece, at) => (isMarked(at) ? <mark key={begin(at)}>{piece}</mark> : piece))
}

/** `Εστία, 2023 · 344 σελ.` */
function Facts({ book: { facts } }: { book: ListedBook }) {
  const t = useTranslations('category')
  if (!facts) return null
  const { publisher, year, pages } = facts
  const edition = [publisher, year].filter(Boolean).join(', ')
  const words = [edition, pages === null ? '' : t('rowPages', { count: pages })].filter((text) => text !== '')
  return <p className={styles.facts}>{words.join(' · ')}</p>
}
