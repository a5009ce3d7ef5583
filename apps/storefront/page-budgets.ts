// What a page's scripts and style sheets may weigh, packed, and in how many files scripts may come. A build that exceeds it
// fails.

import { gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

export interface Budget {
  /** Its entry modules, below `app` and without their endings. */
  entries: readonly string[]
  /** With gzip, in thousands of bytes; without the table of routes, which is written afterwards. */
  kilobytes: number
}

const inShop = (page: string): readonly string[] => ['entry.client', 'root', 'layouts/shop-layout', `routes/${page}`]
const inCheckout = (page: string): readonly string[] => [
  ...['entry.client', 'root', 'layouts/api-layout', 'layouts/checkout-layout'],
  `routes/${page}`,
]

const budgets: readonly Budget[] = [
  { entries: inShop('home'), kilobytes: 131.4 },
  { entries: inShop('category'), kilobytes: 141.3 },
  { entries: inShop('search-results'), kilobytes: 141.8 },
  { entries: inShop('product'), kilobytes: 147.2 },
  { entries: inShop('login'), kilobytes: 152.0 },
  { entries: [...inShop('cart'), 'layouts/api-layout'], kilobytes: 187.4 },
  { entries: inCheckout('checkout-information'), kilobytes: 215.0 },
  { entries: inCheckout('checkout-shipping-payment'), kilobytes: 198.2 },
  { entries: inCheckout('checkout-collection'), kilobytes: 196.1 },
]
const mostFiles = 16
const mostKilobytesOfStyles = 24

export interface Script {
  /** Its entry module; null of a shared file. */
  entry: string | null
  imports: readonly string[]
  code: string
  /** The texts of its style sheets. */
  styles: readonly string[]
}

/** The scripts that a page needs from the start, by their files. */
function scriptsOf({ entries }: Budget, scripts: ReadonlyMap<string, Script>): Set<string> {
  const names = [...scripts].filter(([, { entry }]) => entries.some((name) => entry?.includes(`/app/${name}.ts`)))
  if (names.length !== entries.length) throw new Error(`not all of ${entries.join(', ')} are in the build`)
  const needed = new Set(names.map(([file]) => file))
  for (const file of needed) for (const imported of scripts.get(file)?.imports ?? []) needed.add(imported)
  return needed
}

/** A sentence for each page that needs more than it may. */
export function excessesOf(pages: readonly Budget[], scripts: ReadonlyMap<string, Script>): string[] {
  const sizeOf = memoizedSize()
  return pages.flatMap((page) => {
    const needed = [...scriptsOf(page, scripts)].flatMap((file) => scripts.get(file) ?? [])
    const kilobytes = sizeOf(needed.map(({ code }) => code))
    const ofStyles = sizeOf([...new Set(needed.flatMap(({ styles }) => styles))])
    const fits = kilobytes <= page.kilobytes && needed.length <= mostFiles && ofStyles <= mostKilobytesOfStyles
    if (fits) return []
    const weighs = `${kilobytes.toFixed(1)} kB in ${needed.length} files and ${ofStyles.toFixed(1)} kB of styles`
    const allowed = `${page.kilobytes} kB in ${mostFiles} and ${mostKilobytesOfStyles} kB`
    return [`${page.entries.join(', ')}: ${weighs}; ${allowed} are allowed`]
  })
}

/** Many pages need the same files. */
function memoizedSize(): (texts: readonly string[]) => number {
  const sizes = new Map<string, number>()
  const sizeOf = (text: string): number => {
    const size = sizes.get(text) ?? gzipSync(text, { level: 9 }).length / 1000
    sizes.set(text, size)
    return size
  }
  return (texts) => texts.reduce((sum, text) => sum + sizeOf(text), 0)
}

export const pageBudgets: Plugin = {
  name: 'page-budgets',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const textOf = (file: string): string => {
      const asset = bundle[file]
      return asset?.type === 'asset' ? `${asset.source}` : ''
    }
    const scripts = Object.values(bundle).flatMap((chunk): [string, Script][] => {
      if (chunk.type !== 'chunk') return []
      const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map(textOf)
      return [[chunk.fileName, { entry: chunk.facadeModuleId, imports: chunk.imports, code: chunk.code, styles }]]
    })
    const excesses = excessesOf(budgets, new Map(scripts))
    if (excesses.length > 0) this.error(`pages carry more scripts than they may:\n${excesses.join('\n')}`)
  },
}
