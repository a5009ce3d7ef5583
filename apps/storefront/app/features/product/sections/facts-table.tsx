import type { Product } from '@stoa/contract/catalogue'
import type { Language } from '@stoa/domain/language'
import { formatMoney } from '@stoa/domain/money'
import { Link } from '@stoa/ui/link/link'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatDay } from '../../../i18n/dates.ts'
import { categoryPath } from '../../../shared/book-words.ts'
import { foreign } from '../../../shared/heading-text.tsx'
import { IsbnWithCopy } from './isbn-with-copy.tsx'
import styles from './sections.module.css'

const originalLanguage = (title: string): Language => (/\p{Script=Greek}/u.test(title) ? 'el' : 'en')

/** The edition, fact by fact; what is not known has no line. */
export function FactsTable({ product }: { product: Product }) {
  const t = useTranslations('product')
  const language = useLocale()
  const category = product.breadcrumbs.at(-1)
  const { originalTitle, series, seriesNumber, isbn, pages, releaseDate, year, publisherPrice } = product
  const rows: Record<string, ReactNode> = {
    publisher: product.publisher,
    originalTitle: originalTitle && (
      <span lang={foreign(originalLanguage(originalTitle), language)}>{originalTitle}</span>
    ),
    series: series && (seriesNumber === null ? series : t('seriesAndNumber', { series, number: seriesNumber })),
    isbn: isbn && <IsbnWithCopy isbn={isbn} />,
    code: product.code,
    pages: pages && String(pages),
    binding: product.binding && t(`bindings.${product.binding}`),
    released: releaseDate ? formatDay(releaseDate, language, 'long') : year && String(year),
    language: product.bookLanguage && t(`languages.${product.bookLanguage}`),
    age: product.ageFrom === null ? null : t('fromAge', { age: product.ageFrom }),
    subject: category && (
      <Link href={categoryPath(category)} lang={foreign(category.nameLanguage, language)}>
        {category.name}
      </Link>
    ),
    publisherPrice: publisherPrice !== null && formatMoney(publisherPrice, language),
  }
  const shown = factOrder.filter((key) => Boolean(rows[key]))
  return (
    <dl className={styles.facts}>
      {shown.map((key) => (
        <div key={key}>
          <dt>{t(`facts.${key}`)}</dt>
          <dd>{rows[key]}</dd>
        </div>
      ))}
    </dl>
  )
}

const factOrder = [
  'publisher',
  'series',
  'originalTitle',
  'isbn',
  'code',
  'pages',
  'binding',
  'released',
  'language',
  'age',
  'subject',
  'publisherPrice',
] as const
