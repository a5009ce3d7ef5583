// The product as schema.org tells it: a product for sale, and a book when it is one.

import type { Product } from '@stoa/contract/catalogue'
import { type Availability, canBeBought } from '@stoa/domain/catalogue/availability'

const availabilities: Partial<Record<Availability, string>> = {
  limited: 'LimitedAvailability',
  lastItem: 'LimitedAvailability',
  preOrder: 'PreOrder',
  comingSoon: 'PreOrder',
  afterOrder: 'BackOrder',
}

const availabilityOf = (availability: Availability): string =>
  availabilities[availability] ?? (canBeBought(availability) ? 'InStock' : 'OutOfStock')

const bookFormats = { paperback: 'Paperback', hardback: 'Hardcover', pocket: 'Paperback', board: 'Hardcover' }

const people = (product: Product, role: string) =>
  product.credits.filter((credit) => credit.role === role).map(({ name }) => ({ '@type': 'Person', name }))

const bookFacts = (product: Product) => ({
  isbn: product.isbn ?? undefined,
  gtin13: product.isbn ?? undefined,
  author: people(product, 'author'),
  translator: people(product, 'translator'),
  illustrator: people(product, 'illustrator'),
  numberOfPages: product.pages ?? undefined,
  inLanguage: product.bookLanguage ?? undefined,
  datePublished: product.releaseDate ?? (product.year === null ? undefined : String(product.year)),
  bookFormat: product.binding ? `https://schema.org/${bookFormats[product.binding]}` : undefined,
  publisher: { '@type': 'Organization', name: product.publisher },
})

export function structuredProduct(product: Product, origin: string, url: string): Record<string, unknown> {
  const isBook = product.bookLanguage !== null
  return {
    '@type': isBook ? ['Product', 'Book'] : 'Product',
    '@id': `${url}#product`,
    name: product.name,
    url,
    sku: product.code,
    image: [`${origin}/covers/${product.code}/720.webp`],
    description: product.description,
    brand: { '@type': 'Brand', name: product.publisher },
    ...(isBook ? bookFacts(product) : {}),
    offers: {
      '@type': 'Offer',
      url,
      price: (product.price / 100).toFixed(2),
      priceCurrency: 'EUR',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${availabilityOf(product.availability)}`,
      seller: { '@id': `${origin}/#shop` },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'GR',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    },
  }
}
