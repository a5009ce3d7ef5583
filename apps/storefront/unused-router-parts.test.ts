import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { withoutUnusedParts } from './unused-router-parts.ts'

const stripped = (code: string, put: Record<string, string> = {}): string =>
  withoutUnusedParts(code, parseAst(code), put)

test('a named function gets another body, also within a function', () => {
  const code = 'function createRouter() { async function send(a, b = 1) { return work({ a, b }) } return { send } }'
  expect(stripped(code, { send: "throw Error('x')" })).toBe(
    "function createRouter() { async function send(a, b = 1) { throw Error('x') } return { send } }",
  )
})

test('what shares the text but not the name stays', () => {
  expect(stripped('function keep() { return send }; function send() { keep() }', { send: '' })).toBe(
    'function keep() { return send }; function send() {  }',
  )
})

test('a function that another version of the router does not have stops the build', () => {
  expect(() => stripped('function send() {}', { send: '', fetch: '' })).toThrow('the router has no fetch')
})

test('a component that nobody imports can be left out, for neither its call nor its name does anything', () => {
  expect(stripped("const Link = React.forwardRef(function A() {}); Link.displayName = 'Link'; init()")).toBe(
    'const Link = /* @__PURE__ */ React.forwardRef(function A() {});  init()',
  )
})

test('other calls and assignments stay', () => {
  const code = 'const started = React.start(1); const made = forward(2); state.name = 3; React.forwardRef(4)'
  expect(stripped(code)).toBe(code)
})
