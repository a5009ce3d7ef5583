import { describe, expect, it, test } from 'vitest'
import { entity, field } from './entity.ts'
import { id, integer, list, money, nullable, optional, text } from './shape.ts'

const form = entity('Form', {
  id: field('id', id, 'The form.'),
  extra: field('xtr', money, 'What it costs more.'),
})
const thing = entity('Thing', {
  name: field('nm', text, 'Its name.'),
  price: field('prc', money, 'What it costs.'),
  priceBefore: field('prcbd', nullable(money), 'What it cost.'),
  stock: field('qty', optional(integer), 'How many there are.'),
  forms: field('dims', list(form), 'Its forms.'),
})

const readable = { name: 'Στυλό', price: 150, priceBefore: null, stock: 3, forms: [{ id: 7, extra: 25 }] }
const wire = { nm: 'Στυλό', prc: 1.5, prcbd: null, qty: 3, dims: [{ id: 7, xtr: 0.25 }] }

test('both directions are derived from one table', () => {
  expect(thing.toWire(readable)).toEqual(wire)
  expect(thing.toReadable(wire)).toEqual(readable)
})

test('absent optional fields are left out, not sent empty', () => {
  const { stock: _, ...without } = readable
  expect(Object.keys(thing.toWire({ ...without, stock: undefined }))).not.toContain('qty')
  expect(Object.keys(thing.toReadable(thing.toWire(without)))).not.toContain('stock')
})

describe('input', () => {
  const { nm: _, ...nameless } = wire
  it.each([
    ['a field missing', nameless, ['nm']],
    ['a readable name', { ...wire, name: 'x' }, []],
    ['a field of no table', { ...wire, total: 0 }, []],
    ['a wrong type', { ...wire, prc: '1.5' }, ['prc']],
    ['null where none may be', { ...wire, nm: null }, ['nm']],
    ['a wrong field deep inside', { ...wire, dims: [{ id: 0, xtr: 1 }] }, ['dims', 0, 'id']],
    ['an unknown field deep inside', { ...wire, dims: [{ id: 1, xtr: 1, prc: 1 }] }, ['dims', 0]],
  ])('is refused with the path of the field: %s', (_name, value, path) => {
    expect(thing.schema.safeParse(value).error?.issues.map((issue) => issue.path)).toEqual([path])
  })

  it('is accepted when complete, and without its optional fields', () => {
    const { qty: _qty, ...less } = wire
    expect(thing.schema.parse(wire)).toEqual(wire)
    expect(thing.schema.parse(less)).toEqual(less)
  })
})

test('translation drops fields that are not in the table', () => {
  const extended = { ...readable, secret: 'x' }
  expect(thing.toWire(extended)).toEqual(wire)
  expect(thing.toReadable({ ...wire, secret: 'x' })).toEqual(readable)
})
