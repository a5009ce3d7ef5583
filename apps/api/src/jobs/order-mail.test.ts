// The e-mail of an order says of its lines what was said before it was placed.

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emails } from '../../mails/emails.ts'
import { makeProduct } from '../../test/make-product.ts'
import { makePromotion } from '../../test/make-promotion.ts'
import { line, placed } from '../../test/order-request.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'
import { findMailOrder, getMailTexts } from './order-mail.queries.ts'
import { shopMessageCodes, viewOrderData } from './order-mail.view.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

/** As it is sent, in the order's language. */
async function textOf(uid: unknown, language: 'el' | 'en') {
  const { db } = api.database
  const { id } = await db
    .selectFrom('customer_order')
    .select('id')
    .where('uid', '=', `${uid}`)
    .executeTakeFirstOrThrow()
  const row = await findMailOrder(db, id)
  if (!row) throw new Error('the order is not there')
  const texts = await getMailTexts(db, shopMessageCodes)
  const { text } = emails.orderConfirmation(
    viewOrderData({ ...row, language }, { texts, products: [] }, 'https://stoa.example'),
  )
  return text.replaceAll('\u00a0', ' ')
}

test('of a line that the uniform price kept from being reduced, and until when', async () => {
  const { db } = api.database
  const [protectedBook, other] = [await makeProduct(db, { priceCents: 1000 }), await makeProduct(db)]
  await sql`update product set publisher_price_cents = 1000, price_protected_until = '2099-03-31'
    where id = ${protectedBook}`.execute(db)
  await makePromotion(db, { target: { product: [protectedBook] }, effect: { kind: 'percentage', basisPoints: 2500 } })
  const limited = await placed(api.app, [line(protectedBook)])
  expect(await textOf(limited.uid, 'el')).toContain('ενιαία τιμή βιβλίου έως 31 Μαρτίου 2099: δεν μειώνεται άλλο')
  expect(await textOf(limited.uid, 'en')).toContain('fixed book price until 31 March 2099: it can’t be reduced further')
  const free = await placed(api.app, [line(other)])
  expect(await textOf(free.uid, 'en')).not.toContain('fixed book price')
})
