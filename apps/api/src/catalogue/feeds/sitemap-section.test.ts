import { expect, test } from 'vitest'
import { readXml } from '../../../test/read-xml.ts'
import { createSection } from './sitemap-section.ts'

/** Files held in memory. */
function fakeFiles() {
  const files = new Map<string, string>()
  const open = (name: string) => ({
    async write(text: string) {
      files.set(name, (files.get(name) ?? '') + text)
    },
    close: async () => ({ name, bytes: 0, packed: { gzip: 0, br: 0 }, digest: '' }),
  })
  return { files, open }
}

const entry = (number: number, length = 0) => ({
  loc: `https://stoa.example/products/${number}${'x'.repeat(length)}`,
  changedAt: new Date(Date.UTC(2026, 0, 1) + number * 1000),
})

test('the 50,001st URL begins a second file', async () => {
  const { files, open } = fakeFiles()
  const section = createSection('sitemap-el-products', open)
  for (let first = 0; first < 50_001; first += 5000) {
    const count = Math.min(5000, 50_001 - first)
    await section.add(Array.from({ length: count }, (_, index) => entry(first + index)))
  }
  const sitemapFiles = await section.finish()
  expect([...files.keys()]).toEqual(['sitemap-el-products-1.xml', 'sitemap-el-products-2.xml'])
  expect([...files.values()].map((text) => readXml(text).children.length)).toEqual([50_000, 1])
  expect(sitemapFiles.map((file) => file.changedAt)).toEqual([entry(49_999).changedAt, entry(50_000).changedAt])
})

test('no file is larger than 50 MB', async () => {
  const { files, open } = fakeFiles()
  const section = createSection('sitemap-el-products', open)
  for (let batch = 0; batch < 28; batch += 1) {
    await section.add(Array.from({ length: 1000 }, (_, index) => entry(batch * 1000 + index, 1950)))
  }
  await section.finish()
  const sizes = [...files.values()].map((text) => Buffer.byteLength(text))
  expect(sizes).toHaveLength(2)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(50 * 1024 * 1024)
  expect(Math.max(...sizes)).toBeGreaterThan(49 * 1024 * 1024)
})

test('without entries there is no file', async () => {
  const { files, open } = fakeFiles()
  const section = createSection('sitemap-el-pages', open)
  await section.add([])
  expect(await section.finish()).toEqual([])
  expect(files.size).toBe(0)
})
