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
  const [{ default: decompress }, { Blob, Face }, compressed] = await Promise.all([
    import('woff2-encoder/decompress'),
    import('harfbuzzjs'),
    readFile(require.resolve(`@fontsource-variable/${family}/files/${file}.woff2`)),
  ])
  return new Face(new Blob(await decompress(compressed)))
}

/** The decoded file, or null when the family has none for the subset. */
export function loadFontFile(fontFile: FontFile): Promise<Face | null> {
  const file = fileOf(fontFile)
  if (file === null) return Promise.resolve(null)
  const cached = loaded.get(file)
  if (cached) return cached
  const pending = decode(fontFile.family, file).catch((error: unknown) => {
    loaded.delete(file)
    throw error
  })
  loaded.set(file, pending)
  return pending
}
