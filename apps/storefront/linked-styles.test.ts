import { index, layout, route } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import { type BuiltModule, pagesOf, unlinkedStyles } from './linked-styles.ts'

interface Part {
  imports?: readonly string[]
  loads?: readonly string[]
  links?: readonly string[]
}

const part = ({ imports = [], loads = [], links = [] }: Part): BuiltModule => ({
  imports,
  loads,
  links: new Set(links),
})
const style = (sheet: string): BuiltModule => ({ imports: [], loads: [], sheet })

/** A shop whose checkout shows the field that its book's page shows. */
const built = ({ fieldIn = 'site.css', windowLinks = ['cart.css'] } = {}) =>
  new Map<string, BuiltModule>([
    ['/shop/app/root.tsx?client', part({ links: ['site.css'] })],
    ['/shop/app/shop.tsx?client', part({ links: ['shop.css'], loads: ['window.tsx'] })],
    ['/shop/app/routes/book.tsx?client', part({ imports: ['field.tsx'] })],
    ['/shop/app/routes/checkout.tsx?client', part({ imports: ['field.tsx'], loads: ['map.tsx'] })],
    ['/shop/app/routes/book.tsx', { imports: ['field.module.css'], loads: [] }],
    ['field.tsx', { imports: ['field.module.css'], loads: [] }],
    ['field.module.css', style(fieldIn)],
    ['map.tsx', part({ imports: ['field.tsx'], loads: ['window.tsx'] })],
    ['window.tsx', part({ imports: ['window.module.css'], links: windowLinks })],
    ['window.module.css', style('cart.css')],
  ])

const pages = [
  ['root.tsx', 'shop.tsx', 'routes/book.tsx'],
  ['root.tsx', 'routes/checkout.tsx'],
]

test('a page links the sheets of what it imports, and what it loads brings its own', () => {
  expect(unlinkedStyles(pages, built())).toEqual([])
})

test('the sheet of another layout is not there', () => {
  expect(unlinkedStyles(pages, built({ fieldIn: 'shop.css' }))).toEqual([
    'root.tsx, routes/checkout.tsx: field.module.css is in shop.css',
  ])
})

test('what is loaded by what was loaded has to bring its sheet too', () => {
  expect(unlinkedStyles(pages, built({ windowLinks: [] }))).toEqual([
    'root.tsx, shop.tsx, routes/book.tsx: window.module.css is in cart.css',
    'root.tsx, routes/checkout.tsx: window.module.css is in cart.css',
  ])
})

test('a page that is not in the build is missed', () => {
  expect(() => unlinkedStyles([['routes/basket.tsx']], built())).toThrow('routes/basket.tsx is not in the build')
})

test('a page stands in the layouts around it, once for all its addresses', () => {
  const routes = [
    index('home.tsx'),
    layout('shop.tsx', [
      route('books', 'book.tsx', { id: 'books' }),
      layout('account.tsx', [route('profile', 'profile.tsx')]),
      route('en/books', 'book.tsx', { id: 'en-books' }),
    ]),
  ]
  expect(pagesOf(routes, ['root.tsx'])).toEqual([
    ['root.tsx', 'home.tsx'],
    ['root.tsx', 'shop.tsx', 'book.tsx'],
    ['root.tsx', 'shop.tsx', 'account.tsx', 'profile.tsx'],
  ])
})
