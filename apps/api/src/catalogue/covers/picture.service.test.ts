// Which pictures a product's page lists, and what changes when a photograph is added.

import * as contract from '@stoa/contract/catalogue/catalogue'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { vastAvif } from '../../../test/picture-files.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { addPicture, type PictureInput } from './picture.service.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const show = (id: number, language: 'el' | 'en' = 'el') => call(api.app, contract.getProductById, { id }, language)

describe('pictures', () => {
  const paint = (width: number, height: number, red: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: red, g: 40, b: 40 } } })
      .jpeg()
      .toBuffer()

  async function codeOf(id: number): Promise<string> {
    return (await show(id)).code
  }
  const makeInput = async (id: number, overrides: Partial<PictureInput>): Promise<PictureInput> => ({
    code: await codeOf(id),
    kind: 'front',
    altEl: null,
    altEn: null,
    original: await paint(300, 450, 120),
    ...overrides,
  })

  test('that nobody has photographed are one drawn front', async () => {
    const views = (await show(1)).pictures.map(({ view, rendered, width }) => [view, rendered, width])
    expect(views).toEqual([['front', true, 600]])
  })

  test('that were photographed replace the artwork', async () => {
    const id = await makeProduct(api.database.db)
    expect(await addPicture(api.database.db, await makeInput(id, {}))).toEqual({ ok: true, value: null })
    const innerPicture = {
      kind: 'inside',
      altEl: 'Μια σελίδα',
      altEn: 'A page',
      original: await paint(500, 300, 10),
    } as const
    expect((await addPicture(api.database.db, await makeInput(id, innerPicture))).ok).toBe(true)
    const { pictures } = await show(id, 'en')
    expect(pictures).toEqual([
      {
        view: 'front',
        folder: expect.stringMatching(/^\/covers\/test-[\w-]+\/v[0-9a-f]{12}$/),
        kind: 'front',
        rendered: false,
        width: 300,
        height: 450,
        description: null,
      },
      {
        view: expect.stringMatching(/^\d+$/),
        folder: expect.stringMatching(/\/\d+\/v[0-9a-f]{12}$/),
        kind: 'inside',
        rendered: false,
        width: 500,
        height: 300,
        description: 'A page',
      },
    ])
    const before = await show(id)
    expect(before.coverColor).toMatch(/^#7[0-9a-f]2[0-9a-f]2[0-9a-f]$/)
    await addPicture(api.database.db, await makeInput(id, { original: await paint(310, 450, 200) }))
    expect((await show(id)).cover).not.toBe(before.cover)
    expect((await show(id)).pictures.map(({ kind, width }) => [kind, width])).toEqual([
      ['front', 310],
      ['inside', 500],
    ])
  })

  test('that are large are stored scaled down, upright', async () => {
    const id = await makeProduct(api.database.db)
    const original = await sharp(await paint(6000, 3000, 120))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await addPicture(api.database.db, await makeInput(id, { original }))).ok).toBe(true)
    const { rows } = await sql<{ original: Buffer; width: number; height: number }>`
      select original, width, height from product_image where product_id = ${id}`.execute(api.database.db)
    const size = { width: 1000, height: 2000 }
    expect(rows).toEqual([{ original: expect.any(Buffer), ...size }])
    expect(await sharp(rows[0]?.original).metadata()).toMatchObject({ format: 'webp', ...size })
  })

  test('that take much memory for their size are refused', async () => {
    const input = await makeInput(1, { original: await vastAvif() })
    expect(input.original.length).toBeLessThan(100_000)
    expect(await addPicture(api.database.db, input)).toEqual({ ok: false, refusal: { code: 'not_a_picture' } })
  })

  test.each<[string, Partial<PictureInput>, string]>([
    ['nobody sells', { code: 'no-such-product' }, 'product_not_found'],
    [
      'is none',
      { original: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>') },
      'not_a_picture',
    ],
    ['is broken', { original: Buffer.from('not at all') }, 'not_a_picture'],
    ['is far too large', { original: Buffer.alloc(21 * 1024 * 1024) }, 'picture_too_large'],
    ['from inside says nothing to those who do not see', { kind: 'inside' }, 'alt_missing'],
  ])('that %s is refused', async (_, overrides, code) => {
    const refused = await addPicture(api.database.db, await makeInput(1, overrides))
    expect(refused).toEqual({ ok: false, refusal: { code } })
  })
})
