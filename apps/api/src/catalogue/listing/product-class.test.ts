import { subtypes } from '@stoa/contract/catalogue/filter-kinds'
import { availabilityNumbers } from '@stoa/domain/catalogue/availability'
import { bandCodes } from '@stoa/domain/ordering/delivery/delivery-bands'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ClassField, classCode, classCodes, countClasses, isAnyOf, packClasses } from './product-class.ts'

const values: Record<ClassField, readonly string[]> = {
  subtype: subtypes,
  availability: Object.values(availabilityNumbers).map(String),
  deliveryBand: bandCodes,
  stars: ['1', '2', '3', '4', '5'],
  price: ['0', '1', '2', '3', '4', '5'],
  discount: ['0', '1', '2', '3', '4'],
  pages: ['0', '1', '2', '3', '4'],
}
const fields = Object.keys(values) as ClassField[]
const oneOf = (field: ClassField) => fc.option(fc.constantFrom(...values[field]))
const classes = fc.record({
  subtype: oneOf('subtype'),
  availability: oneOf('availability'),
  deliveryBand: oneOf('deliveryBand'),
  stars: oneOf('stars'),
  price: oneOf('price'),
  discount: oneOf('discount'),
  pages: oneOf('pages'),
})

test('packed values are unpacked again, and counted', () => {
  fc.assert(
    fc.property(fc.array(classes, { maxLength: 50 }), (products) => {
      const packed = Int32Array.from(products.map(packClasses))
      const counts = new Uint32Array(classCodes)
      const rows = new Uint32Array(products.length).map((_, row) => row)
      countClasses(packed, rows, counts, 1)
      for (const field of fields) {
        for (const value of values[field]) {
          const isMatch = isAnyOf(field, [value])
          expect([...packed].map(isMatch)).toEqual(products.map((product) => product[field] === value))
          expect(counts[classCode(field, value)]).toBe(products.filter((product) => product[field] === value).length)
        }
        const isAny = isAnyOf(field, values[field])
        expect([...packed].map(isAny)).toEqual(products.map((product) => product[field] !== null))
      }
    }),
    { numRuns: 30 },
  )
})

test('a value that the field does not have matches nothing', () => {
  expect(isAnyOf('subtype', ['papyrus'])(packClasses({ ...none, subtype: 'board' }))).toBe(false)
  expect(isAnyOf('subtype', ['papyrus'])(packClasses(none))).toBe(false)
})

const none = {
  subtype: null,
  availability: null,
  deliveryBand: null,
  stars: null,
  price: null,
  discount: null,
  pages: null,
}
