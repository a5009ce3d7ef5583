import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createCoverStore } from './cover-store.ts'
import { encodeAhead } from './encode-ahead.service.ts'
import { findPictureData, listToDraw } from './picture.queries.ts'
import { frontArtwork } from './product-pictures.ts'

let database: TestDatabase
let folder = ''
beforeAll(async () => {
  database = await openTestDatabase(2)
  folder = mkdtempSync(join(tmpdir(), 'stoa-ahead-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

test('the first visitor of a cover that was encoded ahead gets what he asked for, and nothing is encoded twice', async () => {
  const [code = ''] = await listToDraw(database.db, 1)
  const product = await findPictureData(database.db, code)
  if (!product) throw new Error('no product')
  const store = createCoverStore({ folder })
  expect(await encodeAhead(database.db, { folder, drawn: 1 })).toBe(6)
  expect(await encodeAhead(database.db, { folder, drawn: 1 })).toBe(0)
  const [picture] = frontArtwork(product)
  for (const width of [160, 240, 320, 480, 720] as const)
    expect(await store.getQuickly(picture, width, 'avif')).toMatchObject({ isFinal: true, type: 'image/avif' })
  expect(await encodeAhead(database.db, { folder, drawn: 9, signal: AbortSignal.abort() })).toBe(0)
})
