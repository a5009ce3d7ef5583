import type { Availability } from '@stoa/domain/catalogue/availability'
import { type BandCode, bandOf } from '@stoa/domain/ordering/delivery/delivery-bands'
import { describe, expect, test } from 'vitest'
import { readXml, textIn, type XmlElement } from '../../../test/read-xml.ts'
import { feedSettings } from '../../../test/written-feeds.ts'
import { bestPriceFeed } from './bestprice.view.ts'
import type { FeedFormat } from './feed-format.ts'
import { googleFeed } from './google.view.ts'
import type { Offer } from './offer.ts'
import { skroutzFeed } from './skroutz.view.ts'

const now = Date.parse('2026-11-20T10:00:00Z')

const offer: Offer = {
  id: 7,
  name: 'Ζορμπάς',
  authors: 'Νίκος Καζαντζάκης',
  publisher: 'Διόπτρα',
  isBook: true,
  isbn: '9789600316698',
  gtin: '9789600316698',
  price: 1350,
  priceBefore: null,
  reduced: null,
  promotionCodes: [],
  vatRate: 600,
  availability: 'available',
  band: '1-4',
  copies: 5,
  categoryId: 3,
  categories: ['Λογοτεχνία', 'Μυθιστόρημα'],
  description: 'Δύο λέξεις.',
  language: 'el',
  binding: 'hardback',
  grams: 420,
  releaseDate: null,
  expectedOn: null,
  link: 'https://stoa.example/products/zormpas',
  image: 'https://stoa.example/covers/zormpas/1200.jpg',
  moreImages: Array.from({ length: 20 }, (_, index) => `https://stoa.example/covers/zormpas/${index + 1}/1200.jpg`),
}

const allSettings = { ...feedSettings, includeUnavailable: true }

const countOf = (element: XmlElement | null, name: string): number =>
  element?.children.filter((child) => child.name === name).length ?? 0

/** The feed's entry for the offer with something changed; null when it has none. */
function renderOffer({ entry, head, tail }: FeedFormat, overrides: Partial<Offer> = {}): XmlElement | null {
  const text = entry({ ...offer, ...overrides })
  const root = readXml(`${head}${text}${tail}`)
  const channel = root.name === 'rss' ? root.children[0] : root.children.at(-1)
  return channel?.children.find((child) => child.name === 'product' || child.name === 'item') ?? null
}

const childText = (element: XmlElement | null, name: string): string | null => element && textIn(element, name)

describe('Skroutz', () => {
  const feed = skroutzFeed(feedSettings, now)

  test.each<[Availability, BandCode | null, string | null]>([
    ['onlineWarehouse', null, 'In Stock'],
    ['available', null, 'In Stock'],
    ['available', '10-30', 'In Stock'],
    ['limited', null, 'In Stock'],
    ['lastItem', null, 'In Stock'],
    ['days1To3', null, 'Available from 1 to 3 days'],
    ['days2To5', null, 'Available from 4 to 6 days'],
    ['days4To7', null, 'Available up to 12 days'],
    ['days1To3', '6-14', 'Available up to 12 days'],
    ['daysOver7', '4-10', 'Available from 4 to 6 days'],
    ['daysOver7', null, null],
    ['days4To7', '4-7w', null],
    ['preOrder', null, null],
    ['comingSoon', null, null],
    ['afterOrder', '2-6', 'Available from 1 to 3 days'],
    ['afterOrder', null, null],
    ['exhausted', null, null],
    ['notAvailable', null, null],
  ])('calls %s, promised in %s, «%s»', (availability, promised, expected) => {
    expect(childText(renderOffer(feed, { availability, band: bandOf(availability, promised) }), 'availability')).toBe(
      expected,
    )
  })

  test('writes the fields of its table, and when they were true', () => {
    expect(readXml(feed.head + feed.tail).children[0]).toMatchObject({ name: 'created_at', text: '2026-11-20 12:00' })
    const elements = renderOffer(feed, { moreImages: [] })?.children.map(({ name, text }) => [name, text])
    expect(Object.fromEntries(elements ?? [])).toEqual({
      id: '7',
      name: 'Ζορμπάς',
      link: offer.link,
      image: offer.image,
      category: 'Βιβλία > Λογοτεχνία > Μυθιστόρημα',
      price_with_vat: '13.50',
      vat: '6.00',
      manufacturer: 'Διόπτρα',
      mpn: '9789600316698',
      ean: '9789600316698',
      availability: 'In Stock',
      quantity: '5',
      weight: '420',
      description: 'Δύο λέξεις.',
      author: 'Νίκος Καζαντζάκης',
    })
  })

  test('leaves out products without a registered number, and those that nobody has photographed', () => {
    expect(renderOffer(feed, { isbn: null, gtin: null })).toBeNull()
    expect(renderOffer(feed, { image: null })).toBeNull()
  })

  test('keeps within its lengths', () => {
    const long = 'λέξη '.repeat(5000)
    const element = renderOffer(feed, {
      name: long,
      publisher: long,
      authors: long,
      description: long,
      categories: Array(80).fill('Ράφι'),
    })
    const lengths = { name: 300, manufacturer: 100, author: 255, description: 10_000, category: 250 }
    for (const [name, max] of Object.entries(lengths)) {
      expect(childText(element, name)?.length).toBeLessThanOrEqual(max)
      expect(childText(element, name)?.length).toBeGreaterThan(max / 2)
    }
  })

  test('shows fifteen pictures at most', () => {
    expect(countOf(renderOffer(feed), 'additionalimage')).toBe(14)
  })

  test('states the shipping cost only when it is set', () => {
    expect(childText(renderOffer(skroutzFeed({ ...feedSettings, shippingCents: 350 }, now)), 'shipping_costs')).toBe(
      '3.50',
    )
  })
})

describe('BestPrice', () => {
  test.each<[Availability, BandCode | null, string | null, string | null]>([
    ['available', null, 'Y', 'Άμεσα διαθέσιμο'],
    ['lastItem', null, 'Y', 'Άμεσα διαθέσιμο'],
    ['days1To3', null, 'N', 'Παράδοση σε 2 έως 6 εργάσιμες ημέρες'],
    ['days4To7', '6-14', 'N', 'Παράδοση σε 6 έως 14 εργάσιμες ημέρες'],
    ['preOrder', null, 'N', 'Μη διαθέσιμο'],
    ['exhausted', null, 'N', 'Μη διαθέσιμο'],
  ])('of %s, promised in %s, says %s, %s', (availability, promised, inStock, expected) => {
    const element = renderOffer(bestPriceFeed(allSettings, now), { availability, band: bandOf(availability, promised) })
    expect([childText(element, 'instock'), childText(element, 'availability')]).toEqual([inStock, expected])
  })

  test('leaves out what cannot be ordered, unless configured otherwise', () => {
    expect(renderOffer(bestPriceFeed(feedSettings, now), { availability: 'preOrder' })).toBeNull()
  })

  test('lists without a picture what nobody has photographed', () => {
    const element = renderOffer(bestPriceFeed(feedSettings, now), { image: null, moreImages: [] })
    expect([childText(element, 'name'), countOf(element, 'image')]).toEqual([offer.name, 0])
  })

  test('names its tags as configured', () => {
    const renamed = { ...feedSettings, bestPriceTags: { name: 'title', link: 'productURL', isbn: 'gtin' } }
    const names = renderOffer(bestPriceFeed(renamed, now))?.children.map((child) => child.name)
    expect(names).toEqual(expect.arrayContaining(['title', 'productURL', 'gtin', 'price']))
    expect(names).not.toEqual(expect.arrayContaining(['name']))
  })
})

describe('Google', () => {
  const feed = googleFeed(allSettings, 'el')

  test.each<[Availability, string | null, string | null]>([
    ['available', null, 'in_stock'],
    ['days4To7', null, 'in_stock'],
    ['preOrder', '2026-12-20', 'preorder'],
    ['comingSoon', '2026-12-20', 'out_of_stock'],
    ['afterOrder', null, 'backorder'],
    ['exhausted', null, 'out_of_stock'],
    ['notAvailable', null, 'out_of_stock'],
  ])('of %s, to come out %s, says %s', (availability, releaseDate, expected) => {
    const element = renderOffer(feed, { availability, releaseDate })
    expect(childText(element, 'g:availability')).toBe(expected)
  })

  test('says when that comes which is ordered ahead', () => {
    const dayOf = (availability: Availability) =>
      childText(
        renderOffer(feed, { availability, releaseDate: '2026-12-20', expectedOn: '2026-12-28' }),
        'g:availability_date',
      )
    expect([dayOf('preOrder'), dayOf('afterOrder'), dayOf('available')]).toEqual(['2026-12-20', '2026-12-28', null])
  })

  test('leaves out what cannot be ordered, unless configured otherwise', () => {
    expect(renderOffer(googleFeed(feedSettings, 'el'), { availability: 'exhausted' })).toBeNull()
  })

  test('leaves out what nobody has photographed', () => {
    expect(renderOffer(feed, { image: null })).toBeNull()
  })

  test('shows an announced reduction as a sale price', () => {
    const reduced = { since: Date.parse('2026-11-10T08:00:30Z'), until: Date.parse('2027-01-09T08:00:30Z') }
    const element = renderOffer(feed, { price: 1200, priceBefore: 1500, reduced })
    expect([childText(element, 'g:price'), childText(element, 'g:sale_price')]).toEqual(['15.00 EUR', '12.00 EUR'])
    expect(childText(element, 'g:sale_price_effective_date')).toBe('2026-11-10T08:00Z/2027-01-09T08:00Z')
    expect(childText(renderOffer(feed), 'g:sale_price_effective_date')).toBeNull()
    expect(childText(renderOffer(feed), 'g:sale_price')).toBeNull()
  })

  test('fits title, author and binding in 150 characters by shortening the title', () => {
    expect(childText(renderOffer(feed), 'g:title')).toBe('Ζορμπάς – Νίκος Καζαντζάκης (σκληρό εξώφυλλο)')
    const long = childText(
      renderOffer(feed, { name: 'λέξη '.repeat(90), authors: 'Όνομα Επώνυμο, '.repeat(20) }),
      'g:title',
    )
    expect(long?.length).toBeLessThanOrEqual(150)
    expect(long).toMatch(/… – Όνομα Επώνυμο, .*… \(σκληρό εξώφυλλο\)$/)
  })

  test('gives the weight, and at most ten more pictures', () => {
    expect(childText(renderOffer(feed), 'g:shipping_weight')).toBe('420 g')
    expect(childText(renderOffer(feed, { grams: null }), 'g:shipping_weight')).toBeNull()
    expect(countOf(renderOffer(feed), 'g:additional_image_link')).toBe(10)
  })

  test('states that there is no identifier only when there is none', () => {
    expect(childText(renderOffer(feed), 'g:identifier_exists')).toBeNull()
    const element = renderOffer(feed, { gtin: null, isbn: null })
    expect([childText(element, 'g:gtin'), childText(element, 'g:identifier_exists')]).toEqual([null, 'no'])
  })

  test('lists in English only what is described in English', () => {
    const english = googleFeed(allSettings, 'en')
    expect(renderOffer(english)).toBeNull()
    expect(renderOffer(english, { language: 'en' })).not.toBeNull()
  })

  test('states the shipping cost only when it is set', () => {
    const shipping = renderOffer(googleFeed({ ...allSettings, shippingCents: 350 }, 'el'))?.children.find(
      (element) => element.name === 'g:shipping',
    )
    expect(shipping && [textIn(shipping, 'g:country'), textIn(shipping, 'g:price')]).toEqual(['GR', '3.50 EUR'])
  })
})
