// Encodes pictures before anybody asks for them: every photograph, and the drawn covers of what sells best.

import type { Database } from '../../database/connect.ts'
import { createCoverStore, type StoredPicture } from './cover-store.ts'
import { findPictureData, listPhotographs, listToDraw } from './picture.queries.ts'
import { frontArtwork, pictureOf } from './product-pictures.ts'
import type { CoverImageFormat, CoverWidth } from './render-cover.ts'

type Files = readonly (readonly [CoverWidth, CoverImageFormat])[]

/** In the order in which pages miss them: lists first, then the product's own page. */
const drawnFiles: Files = [
  [320, 'avif'],
  [160, 'avif'],
  [240, 'avif'],
  [480, 'avif'],
  [720, 'avif'],
  [480, 'webp'],
]

/** The zoom, structured data and feeds ask for photographs in these, too. */
const photographFiles: Files = [...drawnFiles, [1200, 'webp'], [1200, 'jpg']]

interface EncodeAheadOptions {
  /** Where the pictures are kept. */
  folder: string
  /** How many drawn covers. */
  drawn: number
  signal?: AbortSignal
}

/** Returns how many files it has encoded. */
export async function encodeAhead(db: Database, options: EncodeAheadOptions): Promise<number> {
  const store = createCoverStore({ folder: options.folder })
  let encoded = 0
  const prepare = async (picture: StoredPicture, files: Files) => {
    for (const [width, format] of files) {
      if (options.signal?.aborted) return
      if (await store.prepare(picture, width, format)) encoded += 1
    }
  }
  for (const photograph of await listPhotographs(db)) await prepare(pictureOf(db, photograph)[0], photographFiles)
  const codes = options.drawn === 0 ? [] : await listToDraw(db, options.drawn)
  const [forLists, forPages] = [drawnFiles.slice(0, 3), drawnFiles.slice(3)]
  for (const files of [forLists, forPages]) {
    for (const code of codes) {
      if (options.signal?.aborted) return encoded
      const product = await findPictureData(db, code)
      if (product) await prepare(frontArtwork(product)[0], files)
    }
  }
  return encoded
}
