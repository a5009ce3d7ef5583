// The details of an edition as text; an unknown one is left out.

import { formatDay } from '@stoa/browser/i18n/dates'
import type { Product } from '@stoa/contract/catalogue/catalogue'
import type { Language } from '@stoa/domain/language'
import { formatMoney } from '@stoa/domain/money'
import { useLocale, useTranslations } from 'use-intl'

const formatCentimetres = (millimetres: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(millimetres / 10)

/** `12,9 × 19,8` in centimetres: width, height, and thickness where it is known; null unless the first two are. */
function formatSize(product: Pick<Product, 'width' | 'height' | 'thickness'>, language: Language): string | null {
  const { width, height, thickness } = product
  if (width === null || height === null) return null
  const sides = thickness === null ? [width, height] : [width, height, thickness]
  return sides.map((side) => formatCentimetres(side, language)).join(' × ')
}

/** «2η, αναθεωρημένη»; empty when nothing is known. */
function formatEdition(
  { editionNumber, editionTypes }: Product,
  t: ReturnType<typeof useTranslations<'product'>>,
): string {
  const number = editionNumber === null ? [] : [t('editionNumber', { number: editionNumber })]
  return [...number, ...editionTypes.map((type) => t(`editionTypes.${type}`))].join(', ')
}

/** Details that are plain text; links and buttons are made by the table itself. */
export function useEditionDetails(product: Product) {
  const t = useTranslations('product')
  const common = useTranslations('common')
  const language = useLocale()
  const size = formatSize(product, language)
  const { series, seriesNumber, releaseDate, year, priceProtectedUntil, minPrice } = product
  return {
    series: [series && (seriesNumber === null ? series : t('seriesAndNumber', { series, number: seriesNumber }))]
      .concat(product.otherSeries)
      .filter(Boolean)
      .join(' · '),
    edition: formatEdition(product, t),
    imprint: product.imprint,
    translatedFrom: product.translatedFromName,
    code: product.code,
    providerCode: product.providerCode,
    pages: product.pages && String(product.pages),
    dimensions: size && t('centimetres', { size }),
    weight: product.weight && t('grams', { grams: product.weight }),
    binding: product.binding && common(`bindings.${product.binding}`),
    released: releaseDate ? formatDay(releaseDate, language, 'long') : year && String(year),
    language: product.bookLanguage && t(`languages.${product.bookLanguage}`),
    age: product.ageFrom === null ? null : t('fromAge', { age: product.ageFrom }),
    thema: product.thema.replaceAll(' ', ', '),
    uniformPrice:
      priceProtectedUntil !== null &&
      minPrice !== null &&
      t('uniformPrice', {
        date: formatDay(priceProtectedUntil, language, 'long'),
        least: formatMoney(minPrice, language),
      }),
  }
}
