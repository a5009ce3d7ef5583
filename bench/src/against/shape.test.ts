import { describe, expect, it } from 'vitest'
import { addShape, jsonShape, pageShape, type Shapes, shapeDifferences } from './shape.ts'

const shapesOf = (request: string, ...values: unknown[]): Shapes => {
  const shapes: Shapes = new Map()
  for (const value of values) addShape(shapes, request, jsonShape(value))
  return shapes
}

describe('the shape of JSON', () => {
  it('lists every path with its type', () => {
    expect(jsonShape({ items: [{ prc: 1, nm: null }, { prc: 2 }], ok: true })).toEqual([
      ': object',
      'items: array',
      'items[]: object',
      'items[].prc: number',
      'items[].nm: null',
      'items[]: object',
      'items[].prc: number',
      'ok: boolean',
    ])
  })

  it('is the same for other values', () => {
    expect(shapeDifferences(shapesOf('GET /a', { a: 1 }), shapesOf('GET /a', { a: 2 }))).toEqual([])
  })

  it('is collected over answers, so that one without a value is not a difference', () => {
    const before = shapesOf('GET /a', { a: null }, { a: 1 })
    expect(shapeDifferences(before, shapesOf('GET /a', { a: 1 }, { a: null }))).toEqual([])
  })

  it('differs in a name, a type and an emptied list, reported for the right side', () => {
    const before = shapesOf('GET /a', { a: 1, b: [1] })
    expect(shapeDifferences(before, shapesOf('GET /a', { a: '1', b: [] }))).toEqual([
      'GET /a: only the old side has "a: number"',
      'GET /a: only the old side has "b[]: number"',
      'GET /a: only the new side has "a: string"',
    ])
  })

  it('differs where a side has no answer', () => {
    expect(shapeDifferences(new Map(), shapesOf('GET /a', 1))).toEqual(['GET /a: only the new side has ": number"'])
  })
})

describe('the shape of a page', () => {
  const page = (inner: string) => `<html><head><title>Στοά</title></head><body>${inner}</body></html>`
  const link = (name: string) => `<a class="x" href="/products/${name}">${name}</a>`

  it('is title, headings and the linked products, once each', () => {
    expect(
      pageShape(page(`<h1 class="a">Βιβλία <i>όλα</i></h1><h2>Νέα</h2>${link('a')}${link('a')}${link('b')}`)),
    ).toEqual(['title: Στοά', 'h1: Βιβλία όλα', 'h2: Νέα', 'links to 2 products'])
  })

  it('stays the same under other class names', () => {
    expect(pageShape(page('<h1 class="a">Α</h1>'))).toEqual(pageShape(page('<h1 class="b_1">Α</h1>')))
  })
})
