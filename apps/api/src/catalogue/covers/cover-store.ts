// Pictures on disk: rendered once, served for ever. The key is a digest of the artwork, or of the photograph's bytes,
// so that a changed title makes a new file and nothing has to be invalidated; old files can be deleted at any time.
import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createLimiter } from '../../concurrency-limiter.ts'
import {
  type Artwork,
  type CoverImageFormat,
  type CoverWidth,
  renderArtwork,
  renderPhotograph,
  renderSvg,
} from './render-cover.ts'

export interface CoverFile {
  readonly body: Buffer
  /** Media type. */
  readonly type: string
  /** A strong entity tag, quotes included. */
  readonly etag: string
}

export interface Photograph {
  /** Of the original's bytes. */
  readonly sha256: string
  /** Read only when the requested width has not been rendered yet. */
  readonly original: () => Promise<Buffer>
}

export interface CoverStore {
  /** Artwork in a width, or the SVG, for which the format does not matter. */
  get(artwork: Artwork, width: CoverWidth | 'svg', format: CoverImageFormat): Promise<CoverFile>
  getPhotograph(photograph: Photograph, width: CoverWidth, format: CoverImageFormat): Promise<CoverFile>
}

export interface CoverStoreOptions {
  readonly folder: string
  /** Called when a cover could not be stored; it is served all the same. */
  readonly onWriteError?: (error: unknown) => void
}

/** Goes up when outlining or encoding changes how the same artwork looks. */
const RENDERING_VERSION = 1
const MAX_RENDERS = 2
const MEDIA_TYPES = { svg: 'image/svg+xml', avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

type Kind = keyof typeof MEDIA_TYPES

async function findFile(path: string): Promise<Buffer | null> {
  try {
    return await readFile(path)
  } catch (error) {
    const isAbsent = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
    if (isAbsent) return null
    throw error
  }
}

/** Readers see the whole file or none: it is written to a temporary name and renamed. */
async function writeFileAtomically(path: string, body: Buffer): Promise<void> {
  const tempPath = `${path}.${randomUUID()}.tmp`
  try {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(tempPath, body)
    await rename(tempPath, path)
  } catch (error) {
    await rm(tempPath, { force: true })
    throw error
  }
}

export function createCoverStore({ folder, onWriteError = () => undefined }: CoverStoreOptions): CoverStore {
  const pending = new Map<string, Promise<Buffer>>()
  const limit = createLimiter(MAX_RENDERS)

  async function readOrRender(path: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const cached = await findFile(path)
    if (cached) return cached
    const body = await limit(render)
    await writeFileAtomically(path, body).catch(onWriteError)
    return body
  }

  /** Concurrent requests for the same picture share one rendering. */
  function getBody(path: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const existing = pending.get(path)
    if (existing) return existing
    const rendering = readOrRender(path, render).finally(() => pending.delete(path))
    pending.set(path, rendering)
    return rendering
  }

  async function getFile(source: string, kind: Kind, render: () => Promise<Buffer>): Promise<CoverFile> {
    const key = createHash('sha256').update(`${RENDERING_VERSION}|${source}`).digest('hex')
    const path = join(folder, key.slice(0, 2), `${key.slice(2, 40)}.${kind}`)
    const body = await getBody(path, render)
    return { body, type: MEDIA_TYPES[kind], etag: `"${key.slice(0, 40)}"` }
  }

  return {
    get(artwork, width, format) {
      const kind: Kind = width === 'svg' ? 'svg' : format
      return getFile(`${width}|${kind}|${artwork.svg}`, kind, async () =>
        width === 'svg' ? Buffer.from(await renderSvg(artwork)) : renderArtwork(artwork, width, format),
      )
    },
    getPhotograph({ sha256, original }, width, format) {
      const source = `${width}|${format}|photograph ${sha256}`
      return getFile(source, format, async () => renderPhotograph(await original(), width, format))
    },
  }
}
