import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cover } from '@stoa/covers/cover'
import { PLAIN_BOOK } from '@stoa/covers/sample-books'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCoverStore, storedArtwork, storedPhotograph } from './cover-store.ts'

const plain = storedArtwork({ svg: cover(PLAIN_BOOK) })

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-covers-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

async function files(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe('a cover store', () => {
  it('stores one file per picture and serves it again from disk', async () => {
    const first = await createCoverStore({ folder }).get(plain, 96, 'webp')
    expect(first.type).toBe('image/webp')
    const [file = '', ...others] = await files()
    expect(others).toEqual([])
    expect(file).toMatch(/\.webp$/)

    await writeFile(file, 'as kept')
    const again = await createCoverStore({ folder }).get(plain, 96, 'webp')
    expect(again.body.toString()).toBe('as kept')
    expect(again.etag).toBe(first.etag)
  })

  it('distinguishes widths, formats and texts', async () => {
    const store = createCoverStore({ folder })
    const all = await Promise.all([
      store.get(plain, 96, 'webp'),
      store.get(plain, 160, 'webp'),
      store.get(plain, 96, 'avif'),
      store.get(plain, 96, 'jpg'),
      store.get(plain, 'svg', 'webp'),
      store.get(storedArtwork({ svg: cover({ ...PLAIN_BOOK, title: 'Ο έμπορος' }) }), 96, 'webp'),
    ])
    expect(new Set(all.map((file) => file.etag)).size).toBe(6)
    expect(all.map((file) => file.type.slice(6))).toEqual(['webp', 'webp', 'avif', 'jpeg', 'svg+xml', 'webp'])
    expect(await files()).toHaveLength(6)
  })

  it('has one SVG whatever the format', async () => {
    const store = createCoverStore({ folder })
    const [asWebp, asAvif] = [await store.get(plain, 'svg', 'webp'), await store.get(plain, 'svg', 'avif')]
    expect(asWebp.etag).toBe(asAvif.etag)
    expect(asWebp.body.toString()).toMatch(/^<svg /)
  })

  it('renders once for concurrent requests', async () => {
    const store = createCoverStore({ folder })
    const all = await Promise.all(Array.from({ length: 20 }, () => store.get(plain, 96, 'webp')))
    expect(new Set(all.map((file) => file.body)).size).toBe(1)
    expect(await files()).toHaveLength(1)
  })

  it('serves a picture that it could not store, and reports it', async () => {
    const onWriteError = vi.fn()
    await writeFile(join(folder, 'file'), '')
    const store = createCoverStore({ folder: join(folder, 'file', 'below'), onWriteError })
    expect((await store.get(plain, 96, 'webp')).type).toBe('image/webp')
    expect(onWriteError).toHaveBeenCalledOnce()
  })

  it('scales a photograph down, never up, and reads it once for each width', async () => {
    const original = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#7a1d2c' } })
      .jpeg()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .toBuffer()
    const read = vi.fn(async () => original)
    const photograph = storedPhotograph({ sha256: 'a'.repeat(64), original: read })
    const store = createCoverStore({ folder })
    const [small, large] = [await store.get(photograph, 160, 'webp'), await store.get(photograph, 720, 'jpg')]
    expect(await sharp(small.body).metadata()).toMatchObject({ width: 160, height: 80, format: 'webp' })
    expect(await sharp(large.body).metadata()).toMatchObject({ width: 400, height: 200, format: 'jpeg' })
    expect((await sharp(large.body).metadata()).exif).toBeUndefined()
    await store.get(photograph, 160, 'webp')
    expect(read).toHaveBeenCalledTimes(2)
  })
})
