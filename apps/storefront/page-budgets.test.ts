import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { excessesOf, type Script } from './page-budgets.ts'

const bytes = (length: number): string => randomBytes(length / 2).toString('hex')
const script = (entry: string | null, length: number, imports: readonly string[] = []): Script => ({
  entry: entry && `/shop/app/${entry}.tsx?route`,
  imports,
  code: bytes(length),
  styles: [],
})

const budget = { entries: ['root', 'routes/cart'], kilobytes: 10 }

const built = (sharedBytes: number) =>
  new Map([
    ['a.js', script('root', 2000, ['shared.js'])],
    ['b.js', script('routes/cart', 2000, ['shared.js'])],
    ['shared.js', script(null, 1000, ['deep.js'])],
    ['deep.js', script(null, sharedBytes, ['shared.js'])],
    ['other.js', script('routes/home', 90_000)],
  ])

test('a page may weigh what it is allowed, whatever others do', () => {
  expect(excessesOf([budget], built(8000))).toEqual([])
})

test('what is imported by way of others counts, once', () => {
  const [excess, ...more] = excessesOf([budget], built(40_000))
  expect(excess).toMatch(
    /^root, routes\/cart: 2\d\.\d kB in 4 files and 0\.0 kB of styles; 10 kB in 16 and 24 kB are allowed$/,
  )
  expect(more).toEqual([])
})

test('many small files are too many', () => {
  const scripts = built(1000)
  const parts = Array.from({ length: 15 }, (_, index) => `part-${index}.js`)
  for (const part of parts) scripts.set(part, script(null, 2))
  scripts.set('b.js', script('routes/cart', 20, parts))
  expect(excessesOf([budget], scripts)).toHaveLength(1)
})

test('a page that was renamed is missed', () => {
  const gone = { ...budget, entries: ['root', 'routes/basket'] }
  expect(() => excessesOf([gone], built(1000))).toThrow('not all of root, routes/basket are in the build')
})

test('a style sheet that several scripts name counts once', () => {
  const withStyles = (length: number) => {
    const scripts = built(1000)
    const sheet = bytes(length)
    return new Map([...scripts].map(([file, each]) => [file, { ...each, styles: [sheet] }]))
  }
  expect(excessesOf([budget], withStyles(30_000))).toEqual([])
  expect(excessesOf([budget], withStyles(50_000))).toHaveLength(1)
})
