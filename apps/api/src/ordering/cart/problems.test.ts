import { composeCartTotals } from '@stoa/contract/ordering/cart'
import type { Language } from '@stoa/domain/language'
import type { CartItem } from '@stoa/domain/ordering/cart/cart'
import { cartChangeReasons } from '@stoa/domain/ordering/cart/decide-cart'
import {
  type CartProblem,
  giftCardProblems,
  giftNoteProblems,
  pointsProblems,
} from '@stoa/domain/ordering/pricing/cart-problems'
import { couponRefusals } from '@stoa/domain/ordering/promotions/decide-coupon'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { makeCode } from '../../../test/make-promotion.ts'
import { line, orderRequest, saveOrder } from '../../../test/order-request.ts'
import { customerWith } from '../../../test/point-orders.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'
import { viewProblems } from './problems.view.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const plain = (productId: number, quantity = 1): CartItem => ({ productId, dimensionId: 0, quantity })

const messagesOf = async (items: CartItem[], language: Language, couponCodes?: string[]) => {
  const { problems } = await call(api.app, composeCartTotals, { items, couponCodes, loyaltyPoints: 10 }, language)
  return problems.map(({ message }) => message)
}

test('a lowered line, a code and points say why, in both languages, and what they are about', async () => {
  const book = await makeProduct(api.database.db, { copies: [2] })
  const items = [plain(book, 3), plain(2_000_000)]
  const { problems, changes } = await call(api.app, composeCartTotals, { items, couponCodes: ['NO-SUCH'] }, 'en')
  expect(problems).toMatchObject([
    { kind: 'line', reason: 'quantity_reduced', line: { productId: book, dimensionId: 0 }, code: null },
    { kind: 'line', reason: 'product_not_found', line: { productId: 2_000_000 }, name: null },
    { kind: 'code', reason: 'NotFound', line: null, name: null, code: 'NO-SUCH' },
  ])
  const [name] = changes.map((change) => change.name)
  expect(problems[0]?.name).toBe(name)
  expect(await messagesOf(items, 'en', ['NO-SUCH'])).toEqual([
    `“${name}”: you asked for 3, but we have 2. The total is for 2.`,
    'A product in your basket is no longer sold. It isn’t counted in the total.',
    'We can’t find this code. Could the O be a zero?',
    'Points are used by those who are signed in. Sign in to use yours.',
  ])
  expect(await messagesOf(items, 'el', ['NO-SUCH'])).toMatchObject([
    expect.stringMatching(/^«.+»: ζητήσατε 3, έχουμε 2\. Το σύνολο είναι για 2\.$/),
    'Ένα προϊόν του καλαθιού δεν υπάρχει πια στο κατάστημα. Δεν υπολογίζεται στο σύνολο.',
    'Δεν βρίσκουμε αυτόν τον κωδικό. Μήπως το Ο είναι μηδέν;',
    'Οι πόντοι χρησιμοποιούνται με σύνδεση. Συνδεθείτε για να χρησιμοποιήσετε τους δικούς σας.',
  ])
})

test('a code of somebody else asks a guest to sign in, and tells a customer that it is another’s', async () => {
  const items = [line(await makeProduct(api.database.db, { priceCents: 1000, copies: [20] }))]
  const { code, id } = await makeCode(api.database.db, { effect: { kind: 'fixed', cents: 100 } })
  const { headers } = await customerWith(api, 1)
  const { customerId: owner } = await customerWith(api, 1)
  const { db } = api.database
  await sql`update coupon_code set personal = true where id = ${id}`.execute(db)
  await sql`insert into coupon_customer (code_id, customer_id) values (${id}, ${owner})`.execute(db)
  const messages = async (address: string, session: Record<string, string> = {}) => {
    const request = { items, couponscodes: [code] }
    const { body } = await sendRequest(api.app, `/${address}/orders/composecarttotals`, request, session)
    return (body as { problems: { msg: string }[] }).problems.map(({ msg }) => msg)
  }
  expect(await messages('en')).toEqual(['This code belongs to an account. If it’s yours, sign in first.'])
  expect(await messages('el')).toEqual(['Ο κωδικός ανήκει σε λογαριασμό. Αν είναι δικός σας, συνδεθείτε πρώτα.'])
  expect(await messages('en', headers)).toEqual(['This code wasn’t issued for your account.'])
  expect(await messages('el', headers)).toEqual(['Ο κωδικός δεν έχει εκδοθεί για τον λογαριασμό σας.'])
})

test('five codes at most are entered; a field that was left empty is none', async () => {
  const items = [line(await makeProduct(api.database.db))]
  const entered = (codes: Record<string, unknown>, address = 'en') =>
    sendRequest(api.app, `/${address}/orders/composecarttotals`, { items, ...codes })
  const six = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5', 'A-6']
  const said = { el: 'Γράψτε έως πέντε κωδικούς.', en: 'Enter five codes at most.' }
  for (const field of ['couponscodes', 'gfcd'])
    for (const [address, message] of Object.entries(said)) {
      const { status, body } = await entered({ [field]: six }, address)
      expect([status, body.errors]).toEqual([400, [{ field, message, rule: 'codes_too_many' }]])
    }
  const { body } = await entered({ couponscodes: ['', ...six.slice(0, 5), '  '], gfcd: '' })
  expect((body as { codes: { cd: string }[] }).codes.map(({ cd }) => cd)).toEqual(six.slice(0, 5))
})

test('points: too few, fewer than asked for, and more than the goods take', async () => {
  const items = [line(await makeProduct(api.database.db, { priceCents: 1000, copies: [20] }))]
  const messageFor = async (owned: number, wished: number, address = 'en') => {
    const { headers } = await customerWith(api, owned)
    const { body } = await sendRequest(
      api.app,
      `/${address}/orders/composecarttotals`,
      { items, r_lpnt: wished },
      headers,
    )
    return (body as { problems: { msg: string }[] }).problems.map(({ msg }) => msg)
  }
  expect(await messageFor(120, 120)).toEqual(['Points can be used from 300 up, and you have 120.'])
  expect(await messageFor(398, 500)).toEqual(['You asked for 500 points and have 398. They pay €3.98.'])
  expect(await messageFor(398, 500, 'el')).toEqual(['Ζητήσατε 500 πόντους και έχετε 398. Πληρώνουν 3,98 €.'])
  expect(await messageFor(1500, 1500)).toEqual([
    expect.stringMatching(/^Of the 1,500 points you asked for, 1,000 are used \(€10\.00\)/),
  ])
  expect(await messageFor(398, 300)).toEqual([])
})

test('an order that is refused for its cart says the same', async () => {
  const book = await makeProduct(api.database.db, { copies: [2] })
  const { status, body } = await saveOrder(
    api.app,
    await orderRequest(api.app, [line(book, 2)], { items: [line(book, 3)] }),
  )
  expect([status, body.code]).toEqual([409, 'out_of_stock'])
  expect(body.details).toMatchObject({
    changes: [{ pid: book, reason: 'quantity_reduced' }],
    problems: [{ kind: 'line', reason: 'quantity_reduced', line: { pid: book }, msg: expect.stringContaining('2') }],
  })
})

test('there is a sentence for every reason, and nothing in it is left out', () => {
  const change = { productId: 1, dimensionId: 0, name: 'A book', requested: 3, granted: 0 }
  const boxItem = { name: 'A thing', copies: 0 }
  const amounts = { wished: 1000, approved: 400, used: 300, usedCents: 300, minimum: 300 }
  const refusal = { thresholdCents: 100, missingCents: 50, betterCents: 20, at: 0 }
  const problems: CartProblem[] = [
    ...cartChangeReasons.map(
      (reason): CartProblem => ({ kind: 'line', reason, change: { ...change, reason, boxItem } }),
    ),
    ...couponRefusals.flatMap((code): CartProblem[] =>
      [false, true].map((isGiftCard) => ({
        ...{ kind: 'code', reason: code, code: 'X', isGiftCard },
        refusal: { ...refusal, code },
      })),
    ),
    ...giftCardProblems.map((reason): CartProblem => ({ kind: 'gift_card', reason, code: 'X', leftCents: 100 })),
    ...pointsProblems.map((reason): CartProblem => ({ kind: 'points', reason, ...amounts })),
    ...giftNoteProblems.map((reason): CartProblem => ({ kind: 'gift_note', reason })),
  ]
  for (const language of ['el', 'en'] as const)
    for (const { message } of viewProblems(problems, { language, now: Date.now() }))
      expect(message).toMatch(/^[^{}<>]{10,}[.;?]$/)
})

test.each([
  ['2031-10-31T21:59:00Z', 'Έληξε στις 31 Οκτωβρίου.', 'It expired on 31 October.'],
  ['2030-12-31T21:59:00Z', 'Έληξε στις 31 Δεκεμβρίου 2030.', 'It expired on 31 December 2030.'],
])('a day of this year in Athens is said without it, of another with it: %s', (ended, el, en) => {
  const refusal = { code: 'Expired', at: Date.parse(ended) } as const
  const problem: CartProblem = { kind: 'code', reason: 'Expired', code: 'X', isGiftCard: false, refusal }
  const now = Date.parse('2030-12-31T22:00:00Z')
  const said = (['el', 'en'] as const).map((language) => viewProblems([problem], { language, now })[0]?.message)
  expect(said).toEqual([el, en])
})
