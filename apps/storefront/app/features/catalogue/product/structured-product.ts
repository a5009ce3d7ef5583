// The product as schema.org data: a product for sale, and a book when it is one.

import type { Product } from '@stoa/contract/catalogue/catalogue'
import type { ShippingType } from '@stoa/contract/ordering/checkout'
import { structuredOffer } from './structured-offer.ts'

type JsonLd = Record<string, unknown>

export interface StructuredPage {
  /** Origin of the public site. */
  origin: string
  /** The page's own absolute URL. */
  url: string
  /** The absolute URL of another page of the shop, in the page's language. */
  addressOf(path: string): string
  shipping: readonly ShippingType[]
}

const bookFormats = {
  paperback: 'Paperback',
  hardback: 'Hardcover',
  pocket: 'Paperback',
  board: 'Hardcover',
} as const satisfies Record<NonNullable<Product['binding']>, string>

const formatOf = (binding: Product['binding']) => (binding ? `https://schema.org/${bookFormats[binding]}` : undefined)

const length = (millimetres: number | null) =>
  millimetres === null ? undefined : { '@type': 'QuantitativeValue', value: millimetres, unitCode: 'MMT' }

/** Restricted-circulation numbers (02, 04, 20 to 29) are valid within one shop only, and are no GTIN. */
const gtinOf = ({ isbn, ean }: Product): string | undefined => isbn ?? (/^(?:2|02|04)/.test(ean) ? undefined : ean)

function bookJsonLd(product: Product, { addressOf }: StructuredPage): JsonLd {
  const people = (role: string) => {
    const contributors = product.credits.filter((credit) => credit.role === role)
    if (contributors.length === 0) return undefined
    return contributors.map(({ name, url }) => ({ '@type': 'Person', name, url: addressOf(`/contributor/${url}`) }))
  }
  const otherEditions = product.editions.filter(({ id }) => id !== product.id)
  return {
    isbn: product.isbn ?? undefined,
    author: people('author'),
    translator: people('translator'),
    illustrator: people('illustrator'),
    editor: people('editor'),
    bookEdition: product.editionNumber === null ? undefined : String(product.editionNumber),
    numberOfPages: product.pages ?? undefined,
    inLanguage: product.bookLanguage ?? undefined,
    datePublished: product.releaseDate ?? (product.year === null ? undefined : String(product.year)),
    bookFormat: formatOf(product.binding),
    publisher: product.publisher === '' ? undefined : { '@type': 'Organization', name: product.publisher },
    isPartOf: product.series ? { '@type': 'BookSeries', name: product.series } : undefined,
    position: product.series ? (product.seriesNumber ?? undefined) : undefined,
    typicalAgeRange: product.ageFrom === null ? undefined : `${product.ageFrom}-`,
    // lists name the title of an original, too, as its original title
    translationOfWork:
      product.originalTitle && product.originalTitle !== product.name
        ? { '@type': 'Book', name: product.originalTitle, inLanguage: product.translatedFrom ?? undefined }
        : undefined,
    workExample:
      otherEditions.length === 0
        ? undefined
        : otherEditions.map(({ name, url, isbn, binding, bookLanguage }) => ({
            '@type': 'Book',
            name,
            url: addressOf(`/products/${url}`),
            isbn: isbn ?? undefined,
            bookFormat: formatOf(binding),
            inLanguage: bookLanguage ?? undefined,
          })),
  }
}

export function structuredProduct(product: Product, page: StructuredPage): JsonLd {
  const { origin, url, shipping } = page
  const isBook = product.bookLanguage !== null || product.isbn !== null
  const folder = `${origin}/covers/${product.code}`
  const photographs = product.pictures.filter(({ rendered }) => !rendered)
  return {
    '@type': isBook ? ['Product', 'Book'] : 'Product',
    '@id': `${url}#product`,
    name: product.name,
    url,
    sku: product.isbn ?? product.ean,
    gtin13: gtinOf(product),
    // a cover that the shop has drawn is no picture of what is sold
    image:
      photographs.length === 0
        ? undefined
        : photographs.map(({ view }) => `${folder}${view === 'front' ? '' : `/${view}`}/1200.jpg`),
    description: product.description || product.summary || undefined,
    brand: product.publisher === '' ? undefined : { '@type': 'Brand', name: product.publisher },
    height: length(product.height),
    width: length(product.width),
    depth: length(product.thickness),
    weight:
      product.weight === null ? undefined : { '@type': 'QuantitativeValue', value: product.weight, unitCode: 'GRM' },
    ...(isBook ? bookJsonLd(product, page) : {}),
    // without a price there is nothing to offer
    offers: product.price === 0 ? undefined : structuredOffer(product, shipping, url, `${origin}/#shop`),
  }
}
