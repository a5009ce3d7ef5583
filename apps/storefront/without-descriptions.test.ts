import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutDescriptions } from './without-descriptions.ts'

const stripped = (code: string): string => withoutDescriptions(code, parseAst(code))

test('the descriptions of fields go, also of fields within fields', () => {
  const code = "const cart = entity('Cart', { a: field('x', optional(entity('B', { c: field('y', id, `d`) })), 'e') })"
  expect(stripped(code)).toBe(
    "const cart = entity('Cart', { a: field('x', optional(entity('B', { c: field('y', id, '') })), '') })",
  )
})

test('the description of a call goes, and nothing else of it', () => {
  expect(stripped("endpoint({ path: '/cart', description: 'What a cart comes to.', isPublic: false })")).toBe(
    "endpoint({ path: '/cart', description: '', isPublic: false })",
  )
})

test('what is worked out stays', () => {
  const code = 'const field = (wire, shape, description) => ({ wire, shape, description: description })'
  expect(stripped(code)).toBe(code)
})
