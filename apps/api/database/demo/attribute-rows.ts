// What lists of the demo shop are narrowed by, as rows: attributes, their values, and which product has which.

import { allBooks, things } from './all.ts'
import { awardWinners, modelOf, signedCopies } from './attribute-facts.ts'
import { attributes, colors, formValues, sizes } from './attributes.ts'
import { schoolFacts } from './books/school.ts'
import { shelfProductRows, shelfRows } from './content-rows.ts'
import type { DemoBook, DemoThing } from './demo-types.ts'
import { dimensionRows, priceRows, productIds } from './product-rows.ts'

export const attributeRows = Object.entries(attributes).map(([code, { kind, el, en }], index) => ({
  id: index + 1,
  code,
  filter_kind: kind,
  name_el: el,
  name_en: en,
  position: index,
}))

export const attributeValueRows = Object.entries(attributes)
  .flatMap(([attribute, { values }], index) =>
    Object.entries(values).map(([code, words], position) => ({
      attribute,
      attribute_id: index + 1,
      code,
      words,
      position,
    })),
  )
  .map(({ attribute_id, code, words, position }, index) => ({
    id: index + 1,
    attribute_id,
    code,
    name_el: words.el,
    name_en: words.en,
    position,
  }))

function valueId(attribute: string, code: string): number {
  const attributeId = attributeRows.find((row) => row.code === attribute)?.id
  const found = attributeValueRows.find((row) => row.attribute_id === attributeId && row.code === code)
  if (!found) throw new Error(`no attribute of the demo shop has the value ${attribute} ${code}`)
  return found.id
}

const ageBands: [from: number, code: string][] = [
  [12, '12-plus'],
  [9, '9-11'],
  [6, '6-8'],
  [3, '3-5'],
  [0, '0-2'],
]

const ageBandOf = (age: number): string => ageBands.find(([from]) => age >= from)?.[1] ?? '0-2'

const shelfStatus: Record<string, string> = {
  'new-releases': 'new-arrival',
  'best-sellers': 'best-seller',
  window: 'in-the-window',
}

function shelvesOf(productId: number | undefined): string[] {
  const shelfIds = shelfProductRows.filter((row) => row.product_id === productId).map((row) => row.shelf_id)
  return shelfRows.filter((shelf) => shelfIds.includes(shelf.id)).map((shelf) => shelf.code)
}

type Fact = [attribute: string, code: string]

function bookFacts(book: DemoBook): Fact[] {
  const { grades = [], lesson } = schoolFacts[book.key] ?? {}
  const illustrated = book.contributors.some(([, role]) => role === 'illustrator')
  return [
    ['language', book.language],
    ...grades.map((grade): Fact => ['grade', grade]),
    ...(lesson ? [['lesson', lesson] satisfies Fact] : []),
    ...(illustrated ? [['feature', 'illustrated'] satisfies Fact] : []),
    ...(book.series ? [['feature', 'series'] satisfies Fact] : []),
    ...(book.originalTitle ? [['feature', 'translated'] satisfies Fact] : []),
    ...(awardWinners.includes(book.key) ? [['feature', 'award'] satisfies Fact] : []),
    ...(signedCopies.includes(book.key) ? [['feature', 'signed'] satisfies Fact] : []),
  ]
}

/** Every product with a reduction under way is one of the offers. */
const reduced = new Set(
  [...Map.groupBy(priceRows(0), (row) => row.product_id)].flatMap(([id, prices]) => (prices.length > 1 ? [id] : [])),
)

function factsOf(product: DemoBook | DemoThing): Fact[] {
  const id = productIds.get(product.key)
  const shelves = shelvesOf(id)
  const model = modelOf[product.key]
  return [
    ...('title' in product ? bookFacts(product) : []),
    ...(product.ageFrom === undefined ? [] : [['age', ageBandOf(product.ageFrom)] satisfies Fact]),
    ...shelves.flatMap((shelf): Fact[] => (shelfStatus[shelf] ? [['status', shelfStatus[shelf]]] : [])),
    ...(shelves.includes('booksellers-notes') ? [['feature', 'staff-pick'] satisfies Fact] : []),
    ...(model ? [['model', model] satisfies Fact] : []),
    ...(reduced.has(id) ? [['promotion', 'autumn-offers'] satisfies Fact] : []),
  ]
}

export const productAttributeRows = [...allBooks, ...things].flatMap((product) =>
  factsOf(product).map(([attribute, code]) => ({
    product_id: productIds.get(product.key),
    attribute_value_id: valueId(attribute, code),
  })),
)

const sized = [
  ...Object.entries(colors).map(([code, words]) => ({ kind: 'color', code, words })),
  ...Object.entries(sizes).map(([code, words]) => ({ kind: 'size', code, words })),
]

export const dimensionValueRows = sized.map(({ kind, code, words }, index) => ({
  id: index + 1,
  kind,
  code,
  name_el: words.el,
  name_en: words.en,
  position: index,
}))

/** The forms of products, each under its colour or size. */
export const valuedDimensionRows = dimensionRows.map((row) => {
  const code = formValues[row.name_en]
  const value = dimensionValueRows.find((one) => one.kind === row.kind && one.code === code)
  return { ...row, value_id: value?.id ?? null }
})
