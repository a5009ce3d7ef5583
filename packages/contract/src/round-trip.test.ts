// Round trip of every entity: values generated from the documented schema pass validation, become readable, and return
// to the same wire value.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import * as catalogue from './catalogue/catalogue.ts'
import * as content from './content/content.ts'
import { endpoints } from './endpoints.ts'
import type { Entity, Field, WireObject } from './entity.ts'
import * as branches from './ordering/branches.ts'
import * as cart from './ordering/cart.ts'
import * as cartItems from './ordering/cart-items.ts'
import * as checkout from './ordering/checkout.ts'
import * as orderDocuments from './ordering/order-documents.ts'
import * as orders from './ordering/orders.ts'
import * as placeOrder from './ordering/place-order.ts'
import * as places from './ordering/places.ts'
import * as totals from './ordering/totals.ts'

type AnyEntity = Entity<Record<string, Field>>

interface Documented {
  type?: string | string[]
  properties?: Record<string, Documented>
  required?: string[]
  items?: Documented
  maxItems?: number
  anyOf?: Documented[]
  enum?: unknown[]
  const?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  format?: string
  examples?: unknown[]
  pattern?: string
}

const isEntity = (value: unknown): value is AnyEntity =>
  typeof value === 'object' && value !== null && 'fields' in value && 'toWire' in value

const modules = [
  branches,
  cart,
  cartItems,
  catalogue,
  checkout,
  content,
  orderDocuments,
  orders,
  placeOrder,
  places,
  totals,
].flatMap((item) => Object.values<unknown>(item))
const parts: unknown[] = endpoints.flatMap(({ input, output }) => [input, output])
const entities = [...new Set([...modules, ...parts].filter(isEntity))]

const digits = fc.integer({ min: 1, max: 120 }).map(String)

function textOf({ format, pattern, minLength = 0, maxLength = 40 }: Documented): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.emailAddress()
  const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  if (format === 'date') return dates.map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return dates.map((date) => date.toISOString())
  // of an exact number of digits
  if (pattern && /^\^\\d\{\d+\}\$$/.test(pattern)) return fc.stringMatching(new RegExp(pattern))
  if (pattern?.includes('\\d'))
    return fc.oneof(digits, fc.stringMatching(/^[1-9]\d{6,8}$/), fc.stringMatching(/^\d{5}$/))
  const textValues = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) })
  return fc.oneof(textValues, digits)
}

function arbitraryFrom(form: Documented): fc.Arbitrary<unknown> {
  if (form.enum) return fc.constantFrom(...form.enum)
  if (form.examples) return fc.constantFrom(...form.examples)
  if ('const' in form) return fc.constant(form.const)
  if (Array.isArray(form.type)) return fc.oneof(...form.type.map((type) => arbitraryFrom({ ...form, type })))
  if (form.anyOf) return fc.oneof(...form.anyOf.map(arbitraryFrom))
  if (form.type === 'null') return fc.constant(null)
  if (form.type === 'boolean') return fc.boolean()
  if (form.type === 'integer') {
    return fc.integer({ min: Math.max(form.minimum ?? 0, -1e9), max: Math.min(form.maximum ?? 1e6, 2 ** 31 - 1) })
  }
  if (form.type === 'number') return fc.integer({ min: -1_000_000, max: 10_000_000 }).map((cents) => cents / 100)
  if (form.type === 'array')
    return fc.array(arbitraryFrom(form.items ?? {}), { maxLength: Math.min(form.maxItems ?? 3, 3) })
  if (form.type === 'object') {
    const properties = Object.entries(form.properties ?? {}).map(([name, inner]) => [name, arbitraryFrom(inner)])
    const arbitraries: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(properties)
    return fc.record(arbitraries, { requiredKeys: form.required ?? [] })
  }
  if (form.type === 'string') return textOf(form)
  throw new Error(`a documented form this test cannot make: ${JSON.stringify(form)}`)
}

/**
 * Fields are generated one by one, so that rules that a schema cannot express ("2 to 10") are filtered per field, and
 * so is what is read as no value: null and an empty text, where a field may be left out.
 */
function wireOf(entity: AnyEntity): fc.Arbitrary<WireObject> {
  const arbitraries = Object.values(entity.fields).map(({ wire, shape: { schema, toReadable } }) => {
    const form: Documented = JSON.parse(
      JSON.stringify(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })),
    )
    const value = arbitraryFrom(form).filter((item) => schema.safeParse(item).success && toReadable(item) !== undefined)
    return [wire, schema.safeParse(undefined).success ? fc.option(value, { nil: undefined }) : value]
  })
  // what fields need of each other
  return fc.record(Object.fromEntries(arbitraries)).filter((wire) => entity.schema.safeParse(wire).success)
}

it('there are entities to check', () => {
  expect(entities.length).toBeGreaterThan(50)
})

describe.each(entities.map((item) => [item.name, item] as const))('%s', (_, entity) => {
  const fields = Object.entries(entity.fields)

  it('has unique wire and readable names, each with a description', () => {
    expect(new Set(fields.map(([, { wire }]) => wire)).size).toBe(fields.length)
    expect(fields.filter(([, { description }]) => !/^.+[.`;]$/.test(description)).map(([name]) => name)).toEqual([])
  })

  it('survives the round trip', () => {
    fc.assert(
      fc.property(wireOf(entity), (wire) => {
        const parsed = entity.schema.parse(JSON.parse(JSON.stringify(wire)))
        const readable = entity.toReadable(parsed)
        const again = entity.schema.parse(JSON.parse(JSON.stringify(entity.toWire(readable))))
        expect(entity.toReadable(again)).toEqual(readable)
        expect(Object.keys(again).toSorted()).toEqual(Object.keys(parsed).toSorted())
        expect(Object.keys(readable)).toHaveLength(Object.keys(parsed).length)
      }),
      { seed: 20_261_120, numRuns: 100 },
    )
  })
})
