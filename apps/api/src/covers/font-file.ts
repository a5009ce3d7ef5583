// The cover fonts, read from their npm packages when a cover first needs them. Each of the files is decoded once: about
// 0.1 MB each, where a font library that parses whole fonts into objects would take tens.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Face } from 'harfbuzzjs'
import type { Family, Subset } from './font-subsets.ts'

export interface FontFile {
  readonly family: Family
  readonly italic: boolean
  readonly subset: Subset
}

const require = createRequire(import.meta.url)
const loaded = new Map<string, Promise<Face | null>>()

/** Commissioner has neither polytonic Greek nor italics. */
function fileOf({ family, italic, subset }: FontFile): string | null {
  if (family === 'literata') return `literata-${subset}-opsz-${italic ? 'italic' : 'normal'}`
  return subset === 'greek-ext' ? null : `commissioner-${subset}-flar-normal`
}

async function decode(family: Family, file: string): Promise<Face> {
  const [{ default: decompress }, { Blob, Face }, packed] = await Promise.all([
    import('woff2-encoder/decompress'),
    import('harfbuzzjs'),
    readFile(require.resolve(`@fontsource-variable/${family}/files/${file}.woff2`)),
  ])
  return new Face(new Blob(await decompress(packed)))
}

/** The decoded file, or null when the family has none for the subset. */
export function loadFontFile(wanted: FontFile): Promise<Face | null> {
  const file = fileOf(wanted)
  if (file === null) return Promise.resolve(null)
  const known = loaded.get(file)
  if (known) return known
  const loading = decode(wanted.family, file).catch((fault: unknown) => {
    loaded.delete(file)
    throw fault
  })
  loaded.set(file, loading)
  return loading
}
