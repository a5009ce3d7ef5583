import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueAs, moveThrough } from '../../test/make-issuer.ts'
import { makeProduct } from '../../test/make-product.ts'
import { line, placed } from '../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'
import type { Log } from '../log.ts'
import type { TaxDocuments } from '../ports/tax-documents.ts'
import { followDocuments } from './document-work.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  await issueAs(api.database.db, api.clock.now)
})
afterAll(() => api.close())

test('a document that is wrong is an error for the staff, once, and a shop without myDATA transmits none', async () => {
  const { uid } = await placed(api.app, [line(await makeProduct(api.database.db))])
  await moveThrough(api.database.db, uid, api.clock.now, 'processing', 'inDelivery')
  const lines: [string, object][] = []
  const at = (level: string) => (fields: object) => void lines.push([level, fields])
  const log: Log = { info: at('info'), error: at('error') }
  const documents: TaxDocuments = {
    send: async () => ({ result: 'rejected', problem: '203 wrong' }),
    find: async () => ({ result: 'absent' }),
  }
  const deps = { db: api.database.db, now: () => api.clock.now, log }
  await followDocuments({ ...deps, documents: null })
  expect(lines).toEqual([])
  for (const _run of [1, 2]) await followDocuments({ ...deps, documents })
  expect(lines).toEqual([['error', { document: 'ΑΛΠ-2026 1: 203 wrong' }]])
})
