import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDocument } from './document.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-document-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const chunks = Array.from({ length: 300 }, (_, index) => `Μέρος ${index} ${'βιβλίο '.repeat(2000)}`)

test('is the same text in both encodings, with its true sizes', async () => {
  const document = openDocument(folder, 'feed.xml')
  for (const chunk of chunks) await document.write(chunk)
  const result = await document.close()
  const [gzip, brotli] = [await readFile(join(folder, 'feed.xml.gz')), await readFile(join(folder, 'feed.xml.br'))]
  const text = chunks.join('')
  expect(gunzipSync(gzip).toString() === text && brotliDecompressSync(brotli).toString() === text).toBe(true)
  expect(result).toMatchObject({
    name: 'feed.xml',
    bytes: Buffer.byteLength(text),
    packed: { gzip: gzip.length, br: brotli.length },
  })
})

test('has a digest that differs between texts', async () => {
  const digests: string[] = []
  for (const text of ['a', 'b', 'a']) {
    const document = openDocument(folder, 'feed.xml')
    await document.write(text)
    digests.push((await document.close()).digest)
  }
  expect(digests[0]).toBe(digests[2])
  expect(digests[0]).not.toBe(digests[1])
})

test('fails where nothing can be written, and leaves no caller waiting', async () => {
  const document = openDocument(join(folder, 'nowhere'), 'feed.xml')
  const write = async () => {
    for (const chunk of chunks) await document.write(chunk)
    await document.close()
  }
  await expect(write()).rejects.toThrow(/ENOENT/)
})
