// Books, and what a cart of them comes to.

import type { Product, ProductCard } from '@stoa/contract/catalogue/catalogue'
import type { CartChange, CartProblem, CodeAnswer, Totals } from '@stoa/contract/ordering/totals'
import { type CartItem, sameLine } from '@stoa/domain/ordering/cart/cart'
import { expandBoxes } from '@stoa/domain/ordering/cart/expand-boxes'
import type { ProductExtras } from '../app/features/catalogue/product/product-data.ts'

const shipping = 350
const freeShippingFrom = 3500

export const sampleBook = (id: number, overrides: Partial<ProductCard> = {}): ProductCard => ({
  id,
  code: `b${id}`,
  kind: 'product',
  url: `book-${id}`,
  name: `Book ${id}`,
  nameLanguage: 'en',
  englishTitle: null,
  credits: [{ name: `Author ${id}`, role: 'author', code: `a${id}`, url: `author-${id}` }],
  publisher: 'Publisher',
  publisherUrl: 'publisher',
  price: 1000,
  priceBeforeDiscount: null,
  discountPercent: 0,
  customerPrice: 1000,
  customerDiscountPercent: 0,
  availability: 'available',
  heldBack: false,
  quantity: 9,
  dimensions: [],
  badges: [],
  offers: [],
  cover: `/covers/b${id}`,
  image: `/covers/b${id}/720.avif`,
  coverFormat: 'trade',
  coverColor: null,
  coverStyle: 'x',
  pages: 200,
  year: 2026,
  releaseDate: null,
  seriesNumber: null,
  bookLanguage: 'en',
  binding: null,
  ...overrides,
})

/** A colour of the sample product, called as its code is, with a drawing of its own. */
export const sampleColor = (id: number, code: string, quantity = 2): ProductCard['dimensions'][number] => ({
  id,
  name: code.charAt(0).toUpperCase() + code.slice(1),
  kind: 'color',
  code,
  quantity,
  cover: `/covers/b1/color-${code}`,
})

/** In words of its own, with those of the change that a test may look for. */
const sampleProblem = ({ reason, name, requested, granted, boxItem, ...line }: CartChange): CartProblem => ({
  kind: 'line',
  reason,
  line,
  name,
  code: null,
  message: `“${name}”: ${reason}, ${granted} of ${requested}${boxItem ? `, “${boxItem.name}”` : ''}`,
})

/** What the API says of codes: of one that does nothing, in words of its own. */
export const sampleCodes = (codes: CodeAnswer[]): Pick<Totals, 'codes' | 'problems'> => ({
  codes,
  problems: codes
    .filter(({ amount }) => amount === 0)
    .map(({ code, reason }): CartProblem => {
      const why = reason ?? 'gift_card_not_needed'
      const kind = reason ? 'code' : 'gift_card'
      return { kind, reason: why, message: `Not counted: ${why}.`, line: null, name: null, code }
    }),
})

/** At ten euros a copy, without VAT, as the API would answer. */
export function sampleTotals(items: readonly CartItem[], changes: CartChange[] = []): Totals {
  const granted = items.map((item) => ({
    ...item,
    quantity: changes.find((change) => sameLine(change, item))?.granted ?? item.quantity,
  }))
  const lines = expandBoxes(granted.filter(({ quantity }) => quantity > 0)).map((item) => ({
    ...item,
    unitPrice: 1000,
    unitPriceBeforeDiscount: null,
    total: 1000 * item.quantity,
    gift: false,
    notes: [],
  }))
  const products = lines.reduce((sum, { total }) => sum + total, 0)
  const shippingCost = products >= freeShippingFrom ? 0 : shipping
  return {
    lines,
    changes,
    problems: changes.map(sampleProblem),
    instalments: [],
    products,
    discount: 0,
    shippingCost,
    paymentFee: 0,
    adjustments: [{ kind: 'shipping', code: null, label: null, amount: shippingCost, lines: [] }],
    total: products + shippingCost,
    means: [],
    due: products + shippingCost,
    codes: [],
    extras: {},
    net: products + shippingCost,
    vat: 0,
    vatGroups: [],
    wrappingPrice: 150,
    wrappingUnit: 'copy',
    shippingVaries: false,
    freeShippingIn: shippingCost === 0 ? null : freeShippingFrom - products,
    freeShippingFrom,
    fingerprint: `fp-${products}`,
  }
}

const picture = (view: string, kind: Product['pictures'][number]['kind']) => ({
  view,
  folder: view === 'front' ? '/covers/b1' : `/covers/b1/${view}`,
  kind,
  rendered: false,
  width: 600,
  height: 900,
  description: null,
})

/** A product's page: three pictures, nothing else out of the ordinary. */
export const sampleProduct = (overrides: Partial<Product> = {}): Product => ({
  ...sampleBook(1),
  subtitle: null,
  originalTitle: null,
  summary: '',
  description: '',
  contents: [],
  textLanguage: 'en',
  categoryName: 'Fiction',
  note: null,
  noteBy: null,
  noteLanguage: 'en',
  breadcrumbs: [],
  series: null,
  providerCode: null,
  ean: '9789600000000',
  isbn: null,
  translatedFrom: null,
  translatedFromName: null,
  deliveryBand: null,
  ageFrom: null,
  height: null,
  width: null,
  thickness: null,
  weight: null,
  editionNumber: null,
  editionTypes: [],
  illustrations: null,
  illustrationsNote: null,
  imprint: null,
  otherSeries: [],
  priceKind: 'none',
  reducedSince: null,
  reducedUntil: null,
  publisherPrice: null,
  minPrice: null,
  priceProtectedUntil: null,
  thema: '',
  publisherAddress: null,
  publisherEmail: null,
  publisherWebsite: null,
  responsible: null,
  warnings: null,
  authorBiography: null,
  imageBack: null,
  imageSide: null,
  imageInside: null,
  pictures: [picture('front', 'front'), picture('back', 'back'), picture('1', 'inside')],
  editions: [],
  branches: [],
  ...overrides,
})

/** What a product's page loads beside the product: nothing. */
export const sampleExtras = (overrides: Partial<ProductExtras> = {}): ProductExtras => ({
  series: [],
  byAuthor: [],
  neighbours: [],
  shipping: [],
  arrivals: { home: null, store: null },
  setSaving: null,
  instalments: null,
  texts: {},
  today: '2026-11-20',
  ...overrides,
})
