// The command line of `npm run bench -- against COMMIT`.

import { parseArgs } from 'node:util'

export const measureNames = [
  'start',
  'import',
  'category-page',
  'product-page',
  'list',
  'product',
  'search',
  'new-search',
  'broad-search',
  'suggest',
  'totals',
  'orders',
  'guest-order',
  'first-load',
] as const
export type MeasureName = (typeof measureNames)[number]

export interface Options {
  /** Any git revision: an id, a branch, a tag, `HEAD~3`. */
  commit: string
  /** Rounds per side. */
  rounds: number
  only: readonly MeasureName[]
  /** Of each shop; null for the built-in one. */
  products: number | null
}

export class UsageError extends Error {}

const usage = `npm run bench -- against COMMIT [--rounds N] [--products N] [--only ${measureNames.join(',')}]`
const defaultRounds = 4
/** The built-in shop has fewer. */
const minProducts = 1000

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args)
  const [commit, ...others] = positionals
  if (commit === undefined || others.length > 0) throw new UsageError(`One commit is needed: ${usage}`)
  const rounds = Number(values.rounds ?? defaultRounds)
  if (!Number.isInteger(rounds) || rounds < 1) throw new UsageError('--rounds is a whole number from 1.')
  const products = values.products === undefined ? null : Number(values.products)
  if (products !== null && !(Number.isInteger(products) && products >= minProducts))
    throw new UsageError(`--products is a whole number from ${minProducts}.`)
  const named = values.only.flatMap((names) => names.split(','))
  return { commit, rounds, products, only: named.length === 0 ? measureNames : named.map(measureNameOf) }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        rounds: { type: 'string' },
        products: { type: 'string' },
        only: { type: 'string', multiple: true, default: [] },
      },
    })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}: ${usage}`)
  }
}

function measureNameOf(text: string): MeasureName {
  const found = measureNames.find((name) => name === text)
  if (!found) throw new UsageError(`--only takes ${measureNames.join(', ')}; not "${text}".`)
  return found
}
