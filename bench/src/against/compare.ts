// Runs the measurements of a comparison one after another. A failure is recorded, and the next measurement goes on.

import { withChromium } from '../first-load.ts'
import { growShop } from './grow-shop.ts'
import { type FirstLoadResult, measureFirstLoads } from './measure-first-load.ts'
import { measureImport } from './measure-import.ts'
import { type LoadResult, measureLoad } from './measure-load.ts'
import { measureStart } from './measure-start.ts'
import type { Options } from './options.ts'
import { firstLoadTable, importTable, limitVerdicts, loadTable, startTable } from './report.ts'
import { type BySide, sides } from './rounds.ts'
import { type Shop, type ShopOptions, startShop, type Tree } from './shop.ts'
import { findFacts, type ShopFacts } from './shop-facts.ts'
import { type Workload, workloads } from './workloads.ts'

export interface Comparison {
  options: Options
  trees: BySide<Tree>
  print(text: string): void
  /** Reports progress to the person who waits. */
  report(text: string): void
  /** Reasons for a failed run: a side did not answer, or the sides answered differently. */
  problems: Set<string>
}

/** Includes an install and a build. */
const firstStartTimeout = 30 * 60_000
/** Starts and first page loads take longest. */
const slowRounds = (rounds: number): number => Math.ceil(rounds / 2)
/** Two processes of the same code differ in speed: each side is restarted for the second half of its rounds. */
const maxPasses = 2

/** The first start installs, builds, and creates and fills the database. */
export async function prepare({ options, trees, report }: Comparison): Promise<void> {
  for (const side of sides) {
    report(`the ${side} side in ${trees[side].folder}: installed and built if it is not, then started`)
    const shop = await startShop(trees[side], { pageCache: 'on', role: 'both', timeout: firstStartTimeout })
    await shop.stop()
    if (options.products === null) continue
    report(`the ${side} side: filled until it has ${options.products} products`)
    await growShop(trees[side], options.products)
  }
}

async function attempt({ problems, report }: Comparison, name: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  try {
    await work()
  } catch (error) {
    problems.add(`${name}: ${(error as Error).message}`)
  }
  report(`${name}: ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

type Work = (shops: BySide<Shop>, facts: BySide<ShopFacts>) => Promise<void>

/** Which side starts first alternates, too. */
async function withShops({ trees }: Comparison, options: ShopOptions, pass: number, work: Work): Promise<void> {
  const [first, second] = pass % 2 === 0 ? (['old', 'new'] as const) : (['new', 'old'] as const)
  const one = await startShop(trees[first], options)
  try {
    const other = await startShop(trees[second], options)
    try {
      const shops = first === 'old' ? { old: one, new: other } : { old: other, new: one }
      await work(shops, await findFacts({ old: shops.old.origin, new: shops.new.origin }))
    } finally {
      await other.stop()
    }
  } finally {
    await one.stop()
  }
}

export async function compareStart(comparison: Comparison): Promise<void> {
  const { options, trees, print } = comparison
  if (!options.only.includes('start')) return
  await attempt(comparison, 'start', async () => {
    print(`\n${startTable(await measureStart(trees, slowRounds(options.rounds)))}`)
  })
}

export async function compareImport(comparison: Comparison): Promise<void> {
  const { options, trees, print } = comparison
  if (!options.only.includes('import')) return
  await attempt(comparison, 'import', async () => {
    print(`\n${importTable(await measureImport(trees, slowRounds(options.rounds)))}`)
  })
}

export async function compareLoad(comparison: Comparison): Promise<void> {
  const { options, trees, print } = comparison
  const chosen = workloads.filter(({ name }) => options.only.includes(name))
  if (chosen.length === 0) return
  const results = new Map<Workload, LoadResult[]>()
  const passes = Math.min(maxPasses, options.rounds)
  for (let pass = 0; pass < passes; pass += 1) {
    const rounds = Math.ceil((options.rounds - pass) / passes)
    await attempt(comparison, `pass ${pass + 1} of ${passes}`, () =>
      withShops(comparison, { pageCache: 'off', role: 'web' }, pass, async (shops, facts) => {
        await trees.old.database.prepareForLoad()
        for (const workload of chosen)
          await attempt(comparison, workload.name, async () => {
            const result = await measureLoad(workload, shops, facts, rounds)
            results.set(workload, [...(results.get(workload) ?? []), result])
          })
      }),
    )
  }
  const whole = [...results.values()].map(joined)
  for (const difference of whole.flatMap(({ differences }) => differences)) comparison.problems.add(difference)
  print(`\n${loadTable(whole)}`)
  for (const verdict of whole.flatMap(limitVerdicts)) print(`\n${verdict}`)
}

const joined = (parts: readonly LoadResult[]): LoadResult => ({
  title: parts[0]?.title ?? '',
  costs: {
    old: parts.flatMap(({ costs }) => costs.old),
    new: parts.flatMap(({ costs }) => costs.new),
  },
  differences: parts.flatMap(({ differences }) => differences),
  atMost: parts[0]?.atMost,
  atLeast: parts[0]?.atLeast,
  p95AtMost: parts[0]?.p95AtMost,
})

export async function compareFirstLoad(comparison: Comparison): Promise<void> {
  const { options, print } = comparison
  if (!options.only.includes('first-load')) return
  const results: FirstLoadResult[] = []
  await attempt(comparison, 'first-load', () =>
    withShops(comparison, { pageCache: 'on', role: 'web' }, 0, async (shops, facts) => {
      const isThere = await withChromium(async (browser) => {
        results.push(...(await measureFirstLoads(browser, shops, facts, slowRounds(options.rounds))))
      })
      if (!isThere) throw new Error('there is no Chromium on this machine')
    }),
  )
  print(`\n${firstLoadTable(results)}`)
}
