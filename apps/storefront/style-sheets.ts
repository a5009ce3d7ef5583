// Which style sheet a page's rules go to: every page has the first, and those of its kind. Few requests, and the next page
// of the same kind waits for none.

import type { Plugin, Rolldown } from 'vite'
import routes from './app/routes.ts'
import { type BuiltModule, pagesOf, unlinkedStyles, withImports } from './linked-styles.ts'

type Bundle = Rolldown.OutputBundle
type Script = Rolldown.OutputChunk

/** In the order in which pages link them: what a rule overrides is in its own sheet or in one before it. */
const sheets = ['site', 'shop', 'cart', 'checkout', 'account'] as const
type Sheet = (typeof sheets)[number]

/** The scripts whose rules each has, by the names that they have during the build; `shop` has the rest. */
const scripts: readonly (readonly [Sheet, RegExp])[] = [
  ['site', /^(?:root|shell|books|input|goods|sign|forms|suggest-panel)$/],
  ['cart', /^(?:buying|basket|orders|addresses|free-shipping|cart)$/],
  ['checkout', /^checkout/],
  ['account', /^(?:account|crop|gift-card|order-tool|payment|profile|success|track-order|withdrawal)/],
]
const sheetOf = ({ name }: Script): Sheet => scripts.find(([, names]) => names.test(name))?.[0] ?? 'shop'

/** Linked before it, also by a layout that needs none of its rules: its pages may, and would link it after the layout's. */
const precedes: Partial<Record<Sheet, Sheet>> = { checkout: 'cart', account: 'cart' }

/** Layouts that link a sheet for all their pages, and for what these load later. */
const layouts: Partial<Record<Sheet, string>> = { site: 'root', shop: 'shop-layout' }

const scriptsOf = (bundle: Bundle): Script[] => Object.values(bundle).filter((output) => output.type === 'chunk')

/** Each after what it imports. */
function importsFirst(bundle: Bundle): Script[] {
  const visited = new Set<string>()
  const visit = (file: string): Script[] => {
    const script = bundle[file]
    if (script?.type !== 'chunk' || visited.has(file)) return []
    visited.add(file)
    return [...script.imports.flatMap(visit), script]
  }
  return Object.keys(bundle).flatMap(visit)
}

/** Takes the rules of each script out of the bundle. */
function gatherRules(bundle: Bundle): Map<Sheet, string> {
  const rules = new Map<Sheet, string>(sheets.map((sheet) => [sheet, '']))
  for (const script of importsFirst(bundle)) {
    for (const file of script.viteMetadata?.importedCss ?? []) {
      const asset = bundle[file]
      if (asset?.type === 'asset') rules.set(sheetOf(script), `${rules.get(sheetOf(script))}${asset.source}`)
      delete bundle[file]
    }
    script.viteMetadata?.importedCss.clear()
  }
  return rules
}

interface Modules {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

function builtModules(
  modules: Modules,
  bundle: Bundle,
  sheetFile: (style: string) => string | undefined,
): Map<string, BuiltModule> {
  const links = new Map(
    scriptsOf(bundle).map(({ facadeModuleId, viteMetadata }) => [facadeModuleId, viteMetadata?.importedCss]),
  )
  const built = [...modules.getModuleIds()].map((id): [string, BuiltModule] => {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    return [id, { imports: importedIds, loads: dynamicallyImportedIds, sheet: sheetFile(id), links: links.get(id) }]
  })
  return new Map(built)
}

export const sheetsByKind: Plugin = {
  name: 'sheets-by-kind',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const homes = new Map(scriptsOf(bundle).flatMap((script) => script.moduleIds.map((id) => [id, sheetOf(script)])))
      const sheetsOf = (entry: string): Set<Sheet | undefined> => {
        const styles = withImports(entry, (id) => this.getModuleInfo(id)?.importedIds).filter((id) =>
          id.endsWith('.css'),
        )
        const own = styles.flatMap((id) => homes.get(id) ?? [])
        return new Set(own.flatMap((sheet) => [precedes[sheet], sheet]))
      }
      const files = [...gatherRules(bundle)].map(([sheet, source]) => {
        const reference = this.emitFile({ type: 'asset', name: `${sheet}.css`, source })
        return [sheet, this.getFileName(reference)] as const
      })
      const fileOf = (id: string): string | undefined =>
        id.endsWith('.css') ? files.find(([sheet]) => sheet === homes.get(id))?.[1] : undefined
      for (const { name, facadeModuleId, viteMetadata } of scriptsOf(bundle)) {
        if (facadeModuleId === null) continue
        const needed = sheetsOf(facadeModuleId)
        for (const [sheet, file] of files)
          if (needed.has(sheet) && (layouts[sheet] ?? name) === name) viteMetadata?.importedCss.add(file)
      }
      const missing = unlinkedStyles(pagesOf(routes, ['root.tsx']), builtModules(this, bundle, fileOf))
      if (missing.length > 0) this.error(`pages lack style sheets:\n${missing.join('\n')}`)
    },
  },
}
