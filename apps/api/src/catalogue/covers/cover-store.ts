// Pictures on disk: rendered once, served for ever. The key is a digest of the artwork, or of the photograph's bytes,
// so that a changed title makes a new file and nothing has to be invalidated; old files can be deleted at any time.
import { createHash, randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
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

/** A file, and whether it is the one that was asked for or stands in for it. */
export interface QuickFile extends CoverFile {
  readonly isFinal: boolean
}

interface Photograph {
  /** Of the original's bytes. */
  readonly sha256: string
  /** Read only when the requested width has not been rendered yet. */
  readonly original: () => Promise<Buffer>
}

export interface CoverStore {
  /**
   * What can be sent at once: the file if it has been encoded; else, in place of AVIF, which takes seconds, the same width
   * in WebP, while the AVIF is encoded for the next visitor.
   */
  getQuickly(picture: StoredPicture, width: CoverWidth | 'svg', format: CoverImageFormat): Promise<QuickFile>
  /** Encodes a file that is not on disk yet; false when it is. */
  prepare(picture: StoredPicture, width: CoverWidth, format: CoverImageFormat): Promise<boolean>
  /** In a width, or the SVG, for which the format does not matter. */
  get(picture: StoredPicture, width: CoverWidth | 'svg', format: CoverImageFormat): Promise<CoverFile>
}

/** A picture of a store, whatever it is made from. */
export interface StoredPicture {
  /** What its files are kept under. */
  readonly source: string
  readonly render: (width: CoverWidth | 'svg', format: CoverImageFormat) => Promise<Buffer>
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

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

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
  const limitLater = createLimiter(1)

  async function readOrRender(path: string, render: () => Promise<Buffer>, queue: typeof limit): Promise<Buffer> {
    const cached = await findFile(path)
    if (cached) return cached
    const body = await queue(render)
    await writeFileAtomically(path, body).catch(onWriteError)
    return body
  }

  /** Concurrent requests for the same picture share one rendering. */
  function getBody(path: string, render: () => Promise<Buffer>, queue = limit): Promise<Buffer> {
    const existing = pending.get(path)
    if (existing) return existing
    const rendering = readOrRender(path, render, queue).finally(() => pending.delete(path))
    pending.set(path, rendering)
    return rendering
  }

  function locate({ source }: StoredPicture, width: CoverWidth | 'svg', format: CoverImageFormat) {
    const kind: Kind = width === 'svg' ? 'svg' : format
    const key = createHash('sha256').update(`${RENDERING_VERSION}|${width}|${kind}|${source}`).digest('hex')
    const path = join(folder, key.slice(0, 2), `${key.slice(2, 40)}.${kind}`)
    return { path, toFile: (body: Buffer) => ({ body, type: MEDIA_TYPES[kind], etag: `"${key.slice(0, 40)}"` }) }
  }

  async function getFile(picture: StoredPicture, width: CoverWidth | 'svg', format: CoverImageFormat) {
    const { path, toFile } = locate(picture, width, format)
    return toFile(await getBody(path, () => picture.render(width, format)))
  }

  return {
    get: getFile,
    async getQuickly(picture, width, format) {
      const { path, toFile } = locate(picture, width, format)
      const ready = await findFile(path)
      if (ready) return { ...toFile(ready), isFinal: true }
      if (width === 'svg' || format !== 'avif') return { ...(await getFile(picture, width, format)), isFinal: true }
      const standIn = await getFile(picture, width, 'webp')
      getBody(path, () => picture.render(width, format), limitLater).catch(onWriteError)
      return { ...standIn, isFinal: false }
    },
    async prepare(picture, width, format) {
      const { path } = locate(picture, width, format)
      if (await exists(path)) return false
      await getBody(path, () => picture.render(width, format))
      return true
    },
  }
}

export const storedArtwork = (artwork: Artwork): StoredPicture => ({
  source: artwork.svg,
  render: async (width, format) =>
    width === 'svg' ? Buffer.from(await renderSvg(artwork)) : renderArtwork(artwork, width, format),
})

export const storedPhotograph = ({ sha256, original }: Photograph): StoredPicture => ({
  source: `photograph ${sha256}`,
  async render(width, format) {
    if (width === 'svg') throw new Error('a photograph has no drawing')
    return renderPhotograph(await original(), width, format)
  },
})
