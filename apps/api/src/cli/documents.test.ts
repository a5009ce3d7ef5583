// The command of documents, as it is typed.

import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueAs, moveThrough } from '../../test/make-issuer.ts'
import { makeProduct } from '../../test/make-product.ts'
import { line, placed } from '../../test/order-request.ts'
import { printedBy } from '../../test/run-command.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
let book: number
beforeAll(async () => {
  api = await openTestApi()
  book = await makeProduct(api.database.db, { copies: [99] })
  await issueAs(api.database.db, api.clock.now)
})
afterAll(() => api.close())

const cli = fileURLToPath(new URL('documents.ts', import.meta.url))

async function run(...args: string[]): Promise<string> {
  return printedBy(cli, args, { DATABASE_URL: api.database.url })
}

async function dispatched(changes = {}): Promise<string> {
  const { uid, cd } = await placed(api.app, [line(book)], changes)
  await moveThrough(api.database.db, uid, api.clock.now, 'processing', 'inDelivery')
  return String(cd)
}

test('what waits and what is not transmitted is listed, sent again, and issued as it was settled', async () => {
  expect(await run()).toBe('Every document is issued and transmitted.\n')
  const receipt = await dispatched()
  const invoice = { rt: 'invoice', cnm: 'Βιβλία ΑΕ', job: 'Εκδόσεις', irs: 'Α΄ Αθηνών', vat: '094014201' }
  const [held, other] = [await dispatched(invoice), await dispatched(invoice)]
  const unchecked = 'not issued: its VAT number could not be checked'
  expect(await run()).toBe(
    `${[`${held}  2026-11-20  ${unchecked}`, `${other}  2026-11-20  ${unchecked}`, `${receipt}  ΑΛΠ-2026 1  waiting  0 attempts`].join('\n')}\n`,
  )
  expect(await run('send', 'ΑΛΠ-2026', '1')).toBe('ΑΛΠ-2026 1 is transmitted again.\n')
  expect(await run('send', 'ΑΛΠ-2026', '2')).toBe('There is no such document, or the tax authority has it.\n')
  expect(await run('issue', held, 'invoice')).toBe(`The invoice of ${held} is issued.\n`)
  expect(await run('issue', held, 'invoice')).toBe('No document of this order is held for its VAT number.\n')
  expect(await run('issue', other, 'receipt')).toBe(`The receipt of ${other} is issued.\n`)
  const open = await run()
  expect(open).toMatch(new RegExp(`${held}  ΤΙΜ-\\d{4} 1  waiting`))
  expect(open).toMatch(new RegExp(`${other}  ΑΛΠ-\\d{4} \\d+  waiting`))
  expect(await run('issue', held)).toMatch(/^Usage/)
})
