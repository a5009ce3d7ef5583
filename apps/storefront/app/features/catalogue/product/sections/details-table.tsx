import type { Product } from '@stoa/contract/catalogue/catalogue'
import type { Language } from '@stoa/domain/language'
import { Icon } from '@stoa/ui/icon/icon'
import { IconButton } from '@stoa/ui/icon-button/icon-button'
import { Link } from '@stoa/ui/link/link'
import { showToast } from '@stoa/ui/toast/toast-store'
import { type ReactNode, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { categoryPath, publisherPath } from '../../../../shared/book-display.ts'
import { ContributorLinks } from '../../../../shared/contributor-links.tsx'
import shared from '../../../../shared/details.module.css'
import { langIfForeign } from '../../../../shared/heading-text.tsx'
import { hyphenateIsbn } from '../hyphenate-isbn.ts'
import { listCredits } from '../list-credits.ts'
import styles from './details-section.module.css'
import { useEditionDetails } from './edition-details.ts'

const originalLanguage = (title: string): Language => (/\p{Script=Greek}/u.test(title) ? 'el' : 'en')

/** The details of the edition; an unknown one has no row. */
export function DetailsTable({ product }: { product: Product }) {
  const t = useTranslations('product')
  const language = useLocale()
  const category = product.breadcrumbs.at(-1)
  const { originalTitle, isbn, illustrations, illustrationsNote } = product
  const isBook = product.bookLanguage !== null
  const publisherLink = product.publisher !== '' && (
    <Link href={publisherPath({ url: product.publisherUrl })}>{product.publisher}</Link>
  )
  const rows: Record<(typeof detailOrder)[number] | (typeof codeOrder)[number], ReactNode> = {
    ...useEditionDetails(product),
    publisher: isBook && publisherLink,
    manufacturer: !isBook && publisherLink,
    originalTitle: originalTitle && (
      <span lang={langIfForeign(originalLanguage(originalTitle), language)}>{originalTitle}</span>
    ),
    illustrations: (illustrations !== null || illustrationsNote !== null) && (
      <>
        {[illustrations, illustrationsNote && ' '].filter(Boolean)}
        {illustrationsNote && (
          <span lang={langIfForeign(originalLanguage(illustrationsNote), language)}>{illustrationsNote}</span>
        )}
      </>
    ),
    isbn: isbn && <IsbnWithCopy isbn={isbn} />,
    subject: category && (
      <Link href={categoryPath(category)} lang={langIfForeign(category.nameLanguage, language)}>
        {category.name}
      </Link>
    ),
  }
  const row = (key: (typeof detailOrder)[number] | (typeof codeOrder)[number]) => (
    <div key={key}>
      <dt>{t(`facts.${key}`)}</dt>
      <dd>{rows[key]}</dd>
    </div>
  )
  const isKnown = (key: keyof typeof rows) => Boolean(rows[key])
  const codes = codeOrder.filter((key) => isKnown(key) && (isBook || key !== 'thema'))
  return (
    <>
      <dl className={`${shared.details} ${styles.facts}`}>
        {detailOrder.slice(0, creditsAt).filter(isKnown).map(row)}
        {listCredits(product).map(({ role, people }) => (
          <div key={role}>
            <dt>{t(`roles.${role}`, { count: people.length })}</dt>
            <dd>
              <ContributorLinks contributors={people} />
            </dd>
          </div>
        ))}
        {detailOrder.slice(creditsAt).filter(isKnown).map(row)}
      </dl>
      <details className={styles.codes}>
        <summary>
          {t('codes')}
          <Icon name="chevron-down" size="s" />
        </summary>
        <dl className={`${shared.details} ${styles.facts}`}>{codes.map(row)}</dl>
      </details>
    </>
  )
}

/** Prices and availability stand beside the button. */
const detailOrder = [
  'isbn',
  'edition',
  'pages',
  'illustrations',
  'binding',
  'dimensions',
  'released',
  'language',
  'translatedFrom',
  'originalTitle',
  'publisher',
  'manufacturer',
  'imprint',
  'series',
  'weight',
  'age',
  'subject',
  'uniformPrice',
] as const

/** The contributors follow the language. */
const creditsAt = detailOrder.indexOf('translatedFrom')

/** For machines and for the telephone. */
const codeOrder = ['code', 'providerCode', 'thema'] as const

/** The number, and a button that copies it. */
function IsbnWithCopy({ isbn }: { isbn: string }) {
  const t = useTranslations('product')
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(isbn).then(
      () => setCopied(true),
      () => showToast(t('isbnNotCopied'), 'error'),
    )
  return (
    <span className={styles.isbn}>
      {hyphenateIsbn(isbn)}
      <IconButton
        icon={copied ? 'check' : 'copy'}
        iconSize="s"
        label={t('copyIsbn')}
        onClick={() => void copy()}
        data-print="hide"
      />
      <span className="sr" role="status">
        {copied && t('isbnCopied')}
      </span>
    </span>
  )
}
