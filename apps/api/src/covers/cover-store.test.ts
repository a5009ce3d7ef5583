import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PLAIN_BOOK } from '@stoa/domain/cover/sample-books'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCoverStore } from './cover-store.ts'

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
  it('keeps one file per picture and serves it again from disk', async () => {
    const first = await createCoverStore({ folder }).get(PLAIN_BOOK, 96, 'webp')
    expect(first.type).toBe('image/webp')
    const [file = '', ...others] = await files()
    expect(others).toEqual([])
    expect(file).toMatch(/\.webp$/)

    await writeFile(file, 'as kept')
    const again = await createCoverStore({ folder }).get(PLAIN_BOOK, 96, 'webp')
    expect(again.body.toString()).toBe('as kept')
    expect(again.etag).toBe(first.etag)
  })

  it('tells apart widths, formats and words', async () => {
    const store = createCoverStore({ folder })
    const all = await Promise.all([
      store.get(PLAIN_BOOK, 96, 'webp'),
      store.get(PLAIN_BOOK, 160, 'webp'),
      store.get(PLAIN_BOOK, 96, 'avif'),
      store.get(PLAIN_BOOK, 96, 'jpg'),
      store.get(PLAIN_BOOK, 'svg', 'webp'),
      store.get({ ...PLAIN_BOOK, title: 'Ο έμπορος' }, 96, 'webp'),
    ])
    expect(new Set(all.map((file) => file.etag)).size).toBe(6)
    expect(all.map((file) => file.type.slice(6))).toEqual(['webp', 'webp', 'avif', 'jpeg', 'svg+xml', 'webp'])
    expect(await files()).toHaveLength(6)
  })

  it('has one SVG whatever the format', async () => {
    const store = createCoverStore({ folder })
    const [one, other] = [await store.get(PLAIN_BOOK, 'svg', 'webp'), await store.get(PLAIN_BOOK, 'svg', 'avif')]
    expect(one.etag).toBe(other.etag)
    expect(one.body.toString()).toMatch(/^<svg /)
  })

  it('renders once for many who ask at the same time', async () => {
    const store = createCoverStore({ folder })
    const all = await Promise.all(Array.from({ length: 20 }, () => store.get(PLAIN_BOOK, 96, 'webp')))
    expect(new Set(all.map((file) => file.body)).size).toBe(1)
    expect(await files()).toHaveLength(1)
  })

  it('serves what it could not keep, and reports it', async () => {
    const onWriteFault = vi.fn()
    await writeFile(join(folder, 'file'), '')
    const store = createCoverStore({ folder: join(folder, 'file', 'below'), onWriteFault })
    expect((await store.get(PLAIN_BOOK, 96, 'webp')).type).toBe('image/webp')
    expect(onWriteFault).toHaveBeenCalledOnce()
  })
})
