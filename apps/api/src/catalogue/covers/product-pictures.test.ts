// A product's pictures on a real database: rendered artwork until a photograph is added.

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { colourInk } from '@stoa/covers/colours'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { createCoverStore } from './cover-store.ts'
import { createProductPictures, type PictureParams, type View } from './product-pictures.ts'

let database: TestDatabase
let folder = ''
beforeAll(async () => {
  database = await openTestDatabase(4)
  folder = mkdtempSync(join(tmpdir(), 'stoa-pictures-'))
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const find = (code: string, view: View, change: Partial<PictureParams> = {}) =>
  createProductPictures(database.db, createCoverStore({ folder: join(folder, 'covers') })).find({
    code,
    view,
    width: 160,
    format: 'webp',
    ...change,
  })

const sizeOf = async (picture: Awaited<ReturnType<typeof find>>) => {
  const { width, height } = await sharp(picture?.body).metadata()
  return [width, height]
}

describe('a book without photographs', () => {
  test.each<[View, number, number]>([
    ['front', 160, 240],
    ['card', 1200, 630],
  ])('has a rendered %s', async (view, width, height) => {
    expect(await sizeOf(await find('kazantzakis-zorbas', view))).toEqual([width, height])
  })

  test('has no other', async () => {
    for (const view of ['back', 'side', 1] as const) expect(await find('kazantzakis-zorbas', view)).toBeNull()
    expect(await find('no-such-product', 'front')).toBeNull()
  })
})

describe('a thing in several colours', () => {
  const pen = 'lamy-safari-fountain-pen'
  const drawing = async (view: View) => String((await find(pen, view, { width: 'svg' }))?.body)

  test('has a drawing in each, and the first colour is its front', async () => {
    const [front, blue, red] = [await drawing('front'), await drawing('color-blue'), await drawing('color-red')]
    expect(await drawing('color-grey')).toBe(front)
    expect(new Set([front, blue, red]).size).toBe(3)
    expect(blue.toLowerCase()).toContain(colourInk('blue')?.toLowerCase())
  })

  test('has none in a colour that it does not come in, and a book has none', async () => {
    expect(await find(pen, 'color-green')).toBeNull()
    expect(await find('kazantzakis-zorbas', 'color-blue')).toBeNull()
  })
})

const program = fileURLToPath(new URL('../../cli/add-picture.ts', import.meta.url))
const run = async (...args: string[]): Promise<[number, string]> =>
  promisify(execFile)(process.execPath, [program, ...args], {
    env: { ...process.env, DATABASE_URL: database.url },
  }).then(
    ({ stdout }) => [0, stdout.trim()],
    (error: { code: number; stderr: string }) => [error.code, error.stderr.trim()],
  )

async function photograph(name: string, red: number): Promise<string> {
  const file = join(folder, name)
  const paint = { width: 400, height: 300, channels: 3, background: { r: red, g: 20, b: 20 } } as const
  writeFileSync(file, await sharp({ create: paint }).png().toBuffer())
  return file
}

describe('npm run add-picture', () => {
  test('replaces the artwork by a photograph, on the card too, and adds pages from inside after it', async () => {
    const id = await makeProduct(database.db)
    const { rows } = await sql<{ code: string }>`select code from product where id = ${id}`.execute(database.db)
    const code = rows[0]?.code ?? ''
    const rendered = await find(code, 'front')
    const inside = ['--alt-el', 'Μια σελίδα', '--alt-en', 'A page']
    expect([
      await run(code, await photograph('front.png', 200), '--kind', 'front'),
      await run(code, await photograph('page.png', 90), '--kind', 'inside', ...inside),
    ]).toEqual([
      [0, `${code} has a new picture (front).`],
      [0, `${code} has a new picture (inside).`],
    ])
    const taken = await find(code, 'front')
    expect(taken?.etag).not.toBe(rendered?.etag)
    expect(await sizeOf(taken)).toEqual([160, 120])
    expect(await find(code, 'front', { width: 'svg' })).toBeNull()
    const { rows: pages } = await sql<{ id: number }>`
      select id from product_image where product_id = ${id} and kind = 'inside'`.execute(database.db)
    expect(await sizeOf(await find(code, pages[0]?.id ?? 0, { width: 720, format: 'jpg' }))).toEqual([400, 300])
    const middle = { left: 590, top: 300, width: 8, height: 8 }
    const card = await sharp((await find(code, 'card', { format: 'jpg' }))?.body)
      .extract(middle)
      .raw()
      .toBuffer()
    expect(card[0]).toBeGreaterThan(180)
    expect(card[1]).toBeLessThan(60)
  })

  test('the card around a photograph is kept: the photograph is not read again', async () => {
    const id = await makeProduct(database.db)
    const { rows } = await sql<{ code: string }>`select code from product where id = ${id}`.execute(database.db)
    const code = rows[0]?.code ?? ''
    await run(code, await photograph('kept.png', 120), '--kind', 'front')
    const card = await find(code, 'card', { format: 'jpg' })
    await sql`update product_image set original = 'no picture' where product_id = ${id}`.execute(database.db)
    expect(await find(code, 'card', { format: 'jpg' })).toEqual(card)
    await expect(find(code, 'card', { format: 'webp' })).rejects.toThrow()
  })

  test('explains what it cannot accept', async () => {
    const file = await photograph('other.png', 10)
    writeFileSync(join(folder, 'words.txt'), 'no picture')
    expect([
      await run('no-such-product', file, '--kind', 'front'),
      await run('kazantzakis-zorbas', join(folder, 'words.txt'), '--kind', 'front'),
      await run('kazantzakis-zorbas', file, '--kind', 'inside'),
      await run('kazantzakis-zorbas', join(folder, 'absent.png'), '--kind', 'front'),
      await run('kazantzakis-zorbas', file, '--kind', 'sideways'),
    ]).toEqual([
      [1, 'There is no product with this code.'],
      [1, expect.stringContaining('no picture we can show')],
      [1, expect.stringContaining('--alt-el and --alt-en')],
      [1, expect.stringContaining('cannot be read')],
      [1, expect.stringMatching(/^Usage: /)],
    ])
  })
})
