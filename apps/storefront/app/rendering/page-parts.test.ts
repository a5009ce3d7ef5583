import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { PageParts } from './page-parts.ts'

const pages = 50
const pageLength = 200_000

function heapAfterCollecting(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect()
  return process.memoryUsage().heapUsed
}

test('the pages of kept parts are not kept', () => {
  const store = new Map<string, string>()
  const before = heapAfterCollecting()
  for (let page = 0; page < pages; page++) {
    const parts = new PageParts(store)
    const mark = parts.begin({ key: String(page), tag: 'article' })
    const card = `Κάρτα ${page} με αρκετά γράμματα`
    parts.take(`${'α'.repeat(pageLength)}<article data-part="${mark}">${card}</article>`)
    expect(store.get(String(page))).toBe(card)
  }
  expect(heapAfterCollecting() - before).toBeLessThan((pages * pageLength) / 2)
})
