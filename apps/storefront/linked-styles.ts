// Every page has the rules of all that it can show: of what its modules import, and of what these load later. A build in which
// one does not fails.

import type { RouteConfigEntry } from '@react-router/dev/routes'

export interface BuiltModule {
  imports: readonly string[]
  /** What it loads later, by `import()`. */
  loads: readonly string[]
  /** Of a style sheet: the file that its rules are in. */
  sheet?: string | undefined
  /** Of a route and of what is loaded later: the files of rules that come with it. */
  links?: ReadonlySet<string> | undefined
}

type Modules = ReadonlyMap<string, BuiltModule>

/** Each page with the layouts around it, the outermost first, as files below `app`. */
export function pagesOf(routes: readonly RouteConfigEntry[], layouts: readonly string[]): string[][] {
  const pages = routes.flatMap(({ file, children }) => {
    const page = [...layouts, file]
    return children ? pagesOf(children, page) : [page]
  })
  return [...new Map(pages.map((page) => [page.join(), page])).values()]
}

function entryOf(file: string, modules: Modules): string {
  const entry = [...modules].find(([id, { links }]) => links && id.includes(`/app/${file}`))
  if (!entry) throw new Error(`${file} is not in the build`)
  return entry[0]
}

/** A module and all that it imports, by itself or not. A script may hold more. */
export function withImports(id: string, importsOf: (id: string) => readonly string[] | undefined): string[] {
  const found = new Set([id])
  for (const module of found) for (const imported of importsOf(module) ?? []) found.add(imported)
  return [...found]
}

/** A sentence for each style sheet that a page can need and does not have. */
export function unlinkedStyles(pages: readonly (readonly string[])[], modules: Modules): string[] {
  return pages.flatMap((page) => {
    const parts = new Set(page.map((file) => entryOf(file, modules)))
    const linked = new Set([...parts].flatMap((entry) => [...(modules.get(entry)?.links ?? [])]))
    const missing = new Set<string>()
    for (const part of parts) {
      const brought = modules.get(part)?.links
      for (const id of withImports(part, (module) => modules.get(module)?.imports)) {
        const { sheet, loads = [] } = modules.get(id) ?? {}
        if (sheet && !linked.has(sheet) && !brought?.has(sheet)) missing.add(`${id} is in ${sheet}`)
        for (const loaded of loads) parts.add(loaded)
      }
    }
    return [...missing].map((sentence) => `${page.join(', ')}: ${sentence}`)
  })
}
