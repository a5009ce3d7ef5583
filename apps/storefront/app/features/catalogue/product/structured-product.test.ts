// Structured data of a product: only the prices that the law allows, and only what is known.

import type { Product } from '@stoa/contract/catalogue/catalogue'
import type { ShippingType } from '@stoa/contract/ordering/checkout'
import { describe, expect, it, test } from 'vitest'
import { type StructuredPage, structuredProduct } from './structured-product.ts'

const emptyFields = {
  subtitle: null,
  originalTitle: null,
  series: null,
  seriesNumber: null,
  providerCode: null,
  translatedFrom: null,
  translatedFromName: null,
  releaseDate: null,
  ageFrom: null,
  note: null,
  noteBy: null,
  noteLanguage: 'el' as const,
  pages: null,
  year: null,
  height: null,
  width: null,
  thickness: null,
  editionNumber: null,
  editionTypes: [],
  illustrations: null,
  illustrationsNote: null,
  imprint: null,
  otherSeries: [],
  weight: null,
  warnings: null,
  responsible: null,
  publisherPrice: null,
  minPrice: null,
  priceProtectedUntil: null,
  reducedSince: null,
  reducedUntil: null,
  authorBiography: null,
  publisherAddress: null,
  publisherEmail: null,
  publisherWebsite: null,
}

const book: Product = {
  ...emptyFields,
  id: 7,
  code: 'zorba',
  kind: 'product',
  url: 'zorba',
  name: 'Ζορμπάς',
  nameLanguage: 'el',
  englishTitle: null,
  publisher: 'Διόπτρα',
  publisherUrl: 'dioptra',
  price: 1791,
  priceBeforeDiscount: null,
  discountPercent: 0,
  customerPrice: 1791,
  customerDiscountPercent: 0,
  image: '/covers/zorba/720.avif',
  imageBack: '/covers/zorba/back/720.avif',
  imageSide: null,
  imageInside: null,
  availability: 'available',
  heldBack: false,
  quantity: 5,
  dimensions: [],
  badges: [],
  offers: [],
  cover: '/covers/zorba/v0',
  coverFormat: 'trade',
  coverColor: null,
  coverStyle: 'default',
  bookLanguage: 'el',
  binding: 'paperback',
  summary: 'Μία πρόταση.',
  description: 'Μία παράγραφος.',
  contents: [],
  textLanguage: 'el',
  categoryName: '',
  breadcrumbs: [],
  ean: '2000000000008',
  isbn: null,
  deliveryBand: '1-4',
  priceKind: 'none',
  thema: 'FBA',
  editions: [],
  branches: [],
  credits: [
    { name: 'Νίκος Καζαντζάκης', role: 'author', code: 'k', url: 'nikos-kazantzakis' },
    { name: 'Κάποιος', role: 'translator', code: 't', url: 'kapoios' },
  ],
  pictures: [
    { view: 'front', folder: '', kind: 'front', rendered: false, width: 600, height: 900, description: null },
    { view: 'back', folder: '', kind: 'back', rendered: false, width: 600, height: 900, description: null },
  ],
}

const homeRate = { countryId: 1, price: 290, varies: true, freeFrom: 3000, minDays: 1, maxDays: 4 }
const shipping: ShippingType[] = [{ id: 1, code: 'home', name: '', help: '', rates: [homeRate] }]
const page: StructuredPage = {
  origin: 'https://stoa.example',
  url: 'https://stoa.example/en/products/zorba',
  addressOf: (path) => `https://stoa.example/en${path}`,
  shipping,
}

/** After serialisation: unknown fields are absent. */
const describeProduct = (change: Partial<Product> = {}) =>
  JSON.parse(JSON.stringify(structuredProduct({ ...book, ...change }, page)))

it('describes a book with its contributors, with large pictures in a widely supported format', () => {
  expect(describeProduct()).toMatchObject({
    '@type': ['Product', 'Book'],
    sku: '2000000000008',
    author: [
      { '@type': 'Person', name: 'Νίκος Καζαντζάκης', url: 'https://stoa.example/en/contributor/nikos-kazantzakis' },
    ],
    translator: [{ name: 'Κάποιος' }],
    bookFormat: 'https://schema.org/Paperback',
    inLanguage: 'el',
    image: ['https://stoa.example/covers/zorba/1200.jpg', 'https://stoa.example/covers/zorba/back/1200.jpg'],
  })
})

it('shows no picture that the shop has drawn', () => {
  const drawn = {
    view: 'front',
    folder: '',
    kind: 'front',
    rendered: true,
    width: 600,
    height: 900,
    description: null,
  } as const
  expect(describeProduct({ pictures: [drawn] }).image).toBeUndefined()
  const photograph = { ...drawn, view: '7', folder: '', kind: 'inside', rendered: false } as const
  expect(describeProduct({ pictures: [drawn, photograph] }).image).toEqual([
    'https://stoa.example/covers/zorba/7/1200.jpg',
  ])
})

it('leaves out what is not known', () => {
  const absent = [
    'gtin13',
    'isbn',
    'illustrator',
    'numberOfPages',
    'datePublished',
    'workExample',
    'weight',
    'isPartOf',
  ]
  expect(Object.keys(describeProduct()).filter((key) => absent.includes(key))).toEqual([])
})

test.each<[string, Partial<Product>, string | undefined]>([
  ['an ISBN', { isbn: '9789603259404', ean: '9789603259404' }, '9789603259404'],
  ['an article number of the maker', { ean: '8051739300001' }, '8051739300001'],
  ['no number of the shop’s own', { ean: '2000000000008' }, undefined],
  ['nor of another shop’s', { ean: '0200000000002' }, undefined],
])('gtin13 is %s', (_, change, gtin) => {
  expect(describeProduct(change).gtin13).toBe(gtin)
})

it('names the other editions of the work', () => {
  const edition: Product['editions'][number] = {
    id: 8,
    url: 'zorba-en',
    name: 'Zorba the Greek',
    nameLanguage: 'en',
    isbn: '9780571203130',
    binding: 'hardback',
    bookLanguage: 'en',
    publisher: 'Faber',
    year: 2000,
    price: 1290,
    availability: 'available',
  } as const
  expect(describeProduct({ editions: [{ ...edition, id: 7 }, edition] }).workExample).toEqual([
    {
      '@type': 'Book',
      name: 'Zorba the Greek',
      url: 'https://stoa.example/en/products/zorba-en',
      isbn: '9780571203130',
      bookFormat: 'https://schema.org/Hardcover',
      inLanguage: 'en',
    },
  ])
})

describe('the offer', () => {
  it.each<[Product['availability'], string]>([
    ['available', 'InStock'],
    ['onlineWarehouse', 'InStock'],
    ['days4To7', 'InStock'],
    ['limited', 'LimitedAvailability'],
    ['lastItem', 'LimitedAvailability'],
    ['preOrder', 'PreOrder'],
    ['comingSoon', 'OutOfStock'],
    ['afterOrder', 'BackOrder'],
    ['exhausted', 'OutOfStock'],
    ['notAvailable', 'OutOfStock'],
  ])('%s is %s', (availability, schemaName) => {
    expect(describeProduct({ availability }).offers.availability).toBe(`https://schema.org/${schemaName}`)
  })

  it('strikes through our own lowest price of a real reduction, and never the publisher’s', () => {
    expect(describeProduct({ priceKind: 'comparison', publisherPrice: 1990 }).offers.priceSpecification).toBeUndefined()
    const reducedPrice = {
      priceKind: 'reduction',
      price: 1200,
      priceBeforeDiscount: 1500,
      publisherPrice: 1990,
      reducedUntil: '2027-01-09T08:00:30.000Z',
    } as const
    expect(describeProduct(reducedPrice).offers).toMatchObject({
      price: '12.00',
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '15.00', priceCurrency: 'EUR' },
    })
    expect(describeProduct(reducedPrice).offers.priceSpecification).toMatchObject({
      validThrough: '2027-01-09T08:00:30.000Z',
    })
  })

  it('has shipping costs, handling time and transit time', () => {
    expect(describeProduct({ deliveryBand: '2-6' }).offers.shippingDetails).toMatchObject({
      shippingRate: { value: '2.90', currency: 'EUR' },
      deliveryTime: {
        handlingTime: { minValue: 1, maxValue: 2, unitCode: 'DAY' },
        transitTime: { minValue: 1, maxValue: 4, unitCode: 'DAY' },
      },
    })
    expect(describeProduct({ price: 3000 }).offers.shippingDetails.shippingRate.value).toBe('0.00')
    expect(describeProduct({ deliveryBand: null }).offers.shippingDetails).toBeUndefined()
    expect(describeProduct({ availability: 'preOrder' }).offers.shippingDetails).toBeUndefined()
  })

  it('of a box or a group promises no price that nobody pays, only the least', () => {
    for (const kind of ['giftbox', 'grouped'] as const) {
      const { offers } = describeProduct({ kind, price: 690, priceBeforeDiscount: 790 })
      expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '6.90', priceCurrency: 'EUR' })
      expect(offers).not.toHaveProperty('price')
      expect(offers).not.toHaveProperty('priceSpecification')
    }
    expect(describeProduct().offers).toMatchObject({ '@type': 'Offer', price: '17.91' })
  })

  it('is absent while the price is unknown', () => {
    expect(describeProduct({ price: 0, availability: 'afterOrder' }).offers).toBeUndefined()
  })

  it('has the availability date of a pre-order', () => {
    expect(describeProduct({ availability: 'preOrder', releaseDate: '2026-12-05' }).offers.availabilityStarts).toBe(
      '2026-12-05',
    )
    expect(describeProduct({ releaseDate: '2020-12-05' }).offers.availabilityStarts).toBeUndefined()
  })
})

it('a product other than a book has type Product only', () => {
  const giftItem = describeProduct({ bookLanguage: null, credits: [] })
  expect([giftItem['@type'], giftItem.author, giftItem.publisher]).toEqual(['Product', undefined, undefined])
})

test('what has an ISBN is a book in whatever language', () => {
  const described = describeProduct({ bookLanguage: null, isbn: '9780450574580' })
  expect(described).toMatchObject({ '@type': ['Product', 'Book'], isbn: '9780450574580' })
  expect(described).not.toHaveProperty('inLanguage')
  expect(describeProduct({ bookLanguage: null })).toMatchObject({ '@type': 'Product' })
})

test('an original is no translation of itself', () => {
  expect(describeProduct({ originalTitle: 'Ζορμπάς' })).not.toHaveProperty('translationOfWork')
  expect(describeProduct({ originalTitle: 'Zorba' })).toMatchObject({ translationOfWork: { name: 'Zorba' } })
})

test('what is made to order is not in stock', () => {
  const availabilityOf = (availability: Product['availability']) =>
    describeProduct({ kind: 'custom', availability }).offers.availability
  expect(availabilityOf('days2To5')).toBe('https://schema.org/MadeToOrder')
  expect(availabilityOf('notAvailable')).toBe('https://schema.org/OutOfStock')
})

test('what is made for somebody is not taken back, anything else for fourteen days', () => {
  const policyOf = (kind: Product['kind']) => describeProduct({ kind }).offers.hasMerchantReturnPolicy
  expect(policyOf('custom').returnPolicyCategory).toBe('https://schema.org/MerchantReturnNotPermitted')
  expect(policyOf('product')).toMatchObject({ merchantReturnDays: 14, returnMethod: 'https://schema.org/ReturnByMail' })
})

test('a gift card is not sent, and nothing is sent back: whoever withdraws says so, and pays nothing', () => {
  const { offers } = describeProduct({ kind: 'giftCard', deliveryBand: null })
  expect(offers.shippingDetails).toBeUndefined()
  expect(offers.hasMerchantReturnPolicy).toEqual({
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'GR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: 14,
    returnFees: 'https://schema.org/FreeReturn',
  })
})
