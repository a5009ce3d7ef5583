// The coupons of a customer: theirs and nobody else's.

import { composeCartTotals } from '@stoa/contract/ordering/cart'
import { listCoupons } from '@stoa/contract/ordering/coupons'
import { orderStatusNumbers } from '@stoa/domain/ordering/order/order-status'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeProduct } from '../../../test/make-product.ts'
import { makeCode } from '../../../test/make-promotion.ts'
import { line, placed } from '../../../test/order-request.ts'
import { makeCustomer, type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call } from '../../../test/test-client.ts'

type Person = SignedInCustomer & { email: string }

let api: TestApi
let eleni: Person
beforeAll(async () => {
  api = await openTestApi()
})
beforeEach(async () => {
  eleni = await signInReader()
})
afterAll(() => api.close())

let readers = 0

async function signInReader(): Promise<Person> {
  const email = `reader-${++readers}@example.gr`
  return { ...(await signIn(api, await makeCustomer(api, email))), email }
}

const five = { effect: { kind: 'fixed', cents: 500 } } as const
const hours = (offset: number) => new Date(api.clock.now + offset * 3_600_000)

async function couponsOf(person: SignedInCustomer, input = {}, language: 'el' | 'en' = 'el') {
  const { coupons } = await call(api.app, listCoupons, input, language, person.headers)
  return coupons
}
const codesOf = async (person: SignedInCustomer, input = {}) => (await couponsOf(person, input)).map(({ code }) => code)

const giveTo = (codeId: number, { customerId }: SignedInCustomer) =>
  sql`with given as (insert into coupon_customer (code_id, customer_id) values (${codeId}, ${customerId}))
    update coupon_code set personal = true where id = ${codeId}`.execute(api.database.db)

test('are those that list the account or its e-mail, newest first, and nobody else’s', async () => {
  const other = await signInReader()
  await makeCode(api.database.db, five)
  const byEmail = await makeCode(api.database.db, five, { emails: [eleni.email, 'more@example.gr'] })
  const byAccount = await makeCode(api.database.db, five)
  await giveTo(byAccount.id, eleni)
  const others = await makeCode(api.database.db, five, { emails: [other.email] })
  expect(await codesOf(eleni)).toEqual([byAccount.code, byEmail.code])
  expect(await codesOf(other)).toEqual([others.code])
})

test('by e-mail are shown once it is verified', async () => {
  await makeCode(api.database.db, five, { emails: [eleni.email] })
  await sql`update customer set email_verified_at = null where id = ${eleni.customerId}`.execute(api.database.db)
  expect(await codesOf(eleni)).toEqual([])
})

test('that list other accounts are not shown for an e-mail', async () => {
  const { id } = await makeCode(api.database.db, five, { emails: [eleni.email] })
  await giveTo(id, await signIn(api))
  expect(await codesOf(eleni)).toEqual([])
})

test('say what they are worth, for what, and until when', async () => {
  const emails = [eleni.email]
  const given = {
    min_amount_cents: 2500,
    min_full_price_cents: 1000,
    name_el: 'Για τη γιορτή σας',
    name_en: 'Name day',
  }
  const ends_at = new Date('2099-12-01T00:00:00+02:00')
  await makeCode(api.database.db, { ...five, ...given, ends_at }, { emails, remaining_cents: 320 })
  const effect = { kind: 'percentage', basisPoints: 1500 } as const
  const product = await api.database.db
    .selectFrom('product')
    .select(['name_el', 'name_en'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  await makeCode(
    api.database.db,
    { effect, scope: 'shipping', target: { product: [1] }, condition: { firstOrder: true } },
    { emails },
  )
  expect(await couponsOf(eleni, {}, 'en')).toMatchObject([
    {
      ...{ type: 'Percentage', percentage: 1500, amount: null, onShipping: true, selected: true, conditional: true },
      terms: ['On delivery.', `Only for: “${product.name_en ?? product.name_el}”.`, 'Condition: your first order.'],
    },
    {
      ...{
        name: 'Name day',
        type: 'FixedAmount',
        amount: 320,
        percentage: null,
        minimum: 2500,
        fullPriceMinimum: 1000,
      },
      ...{ validFrom: null, validUntil: '2099-11-30', activated: true, timesUsed: 0, reason: null, lastOrder: null },
    },
  ])
})

test('that cannot be used say why, and are left out on demand', async () => {
  api.database.expectViolation('a code that was not used as often as it says')
  const emails = [eleni.email]
  const made = [
    await makeCode(api.database.db, five, { emails }),
    await makeCode(api.database.db, { ...five, starts_at: hours(1) }, { emails }),
    await makeCode(api.database.db, { ...five, ends_at: hours(-1) }, { emails }),
    await makeCode(api.database.db, five, { emails, active: false }),
    await makeCode(api.database.db, five, { emails, uses: 1, use_limit: 1 }),
    await makeCode(api.database.db, five, { emails, remaining_cents: 0 }),
  ].toReversed()
  const reasons = (await couponsOf(eleni)).map(({ reason }) => reason)
  expect(reasons).toEqual(['NoRemainingDiscountAmount', 'Redeemed', 'Inactive', 'Expired', 'Pending', null])
  expect(await codesOf(eleni, { excludeInactive: true })).toEqual(made.slice(-2).map(({ code }) => code))
})

test('count the customer’s own uses, and name the order', async () => {
  const other = await signInReader()
  const emails = [eleni.email, other.email]
  const { code } = await makeCode(api.database.db, five, { emails, use_limit: 5, person_limit: 1 })
  const items = [line(await makeProduct(api.database.db, { priceCents: 2000, copies: [5] }))]
  const { uid } = await placed(api.app, items, { couponscodes: [code], eml: eleni.email })
  await sql`update customer_order set customer_id = ${eleni.customerId} where uid = ${uid}`.execute(api.database.db)
  expect(await couponsOf(eleni)).toMatchObject([{ timesUsed: 1, reason: 'Redeemed', lastOrder: { uid } }])
  expect(await couponsOf(other)).toMatchObject([{ timesUsed: 0, reason: null, lastOrder: null }])
})

test('for a first order are over after it, as the cart says too, and good again once it is cancelled', async () => {
  const emails = [eleni.email]
  const { code } = await makeCode(api.database.db, { ...five, condition: { firstOrder: true } }, { emails })
  const productId = await makeProduct(api.database.db, { priceCents: 2000, copies: [5] })
  const inCart = async (language: 'el' | 'en') => {
    const input = { items: [{ productId, dimensionId: 0, quantity: 1 }], couponCodes: [code] }
    const { codes, problems } = await call(api.app, composeCartTotals, input, language, eleni.headers)
    return { ...codes[0], message: problems[0]?.message }
  }
  expect(await couponsOf(eleni)).toMatchObject([{ code, reason: null }])
  expect(await inCart('el')).toMatchObject({ applied: true })
  const { uid } = await placed(api.app, [line(productId)], { eml: eleni.email })
  const over = { reason: 'NotApplicable', firstOrderOnly: true }
  expect(await couponsOf(eleni)).toMatchObject([{ code, ...over }])
  expect(await codesOf(eleni, { excludeInactive: true })).toEqual([])
  expect(await inCart('el')).toMatchObject({
    ...{ applied: false, ...over },
    message: 'Ισχύει μόνο για την πρώτη σας παραγγελία, και έχετε ήδη παραγγείλει από εμάς.',
  })
  expect((await inCart('en')).message).toBe('It’s only for a first order, and you have already ordered from us.')
  await sql`insert into order_status_change (order_id, status, at)
    select id, ${orderStatusNumbers.cancelled}, now() from customer_order where uid = ${uid}`.execute(api.database.db)
  expect(await couponsOf(eleni)).toMatchObject([{ code, reason: null }])
})

test('of a group are over for whoever has left it', async () => {
  const { id: groupId } = await api.database.db
    .insertInto('customer_group')
    .values({ code: 'club', name_el: 'Λέσχη', name_en: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await makeCode(api.database.db, { ...five, condition: { customerGroup: [groupId] } }, { emails: [eleni.email] })
  const member = { customer_id: eleni.customerId, group_id: groupId }
  await api.database.db.insertInto('customer_group_member').values(member).execute()
  expect(await codesOf(eleni, { excludeInactive: true })).toHaveLength(1)
  await api.database.db.deleteFrom('customer_group_member').where('group_id', '=', groupId).execute()
  expect(await codesOf(eleni, { excludeInactive: true })).toEqual([])
})

test('a percentage with a value that is left is worth what is left, as in the cart', async () => {
  const effect = { kind: 'percentage', basisPoints: 8500 } as const
  await makeCode(api.database.db, { effect }, { emails: [eleni.email], remaining_cents: 500 })
  expect(await couponsOf(eleni)).toMatchObject([{ type: 'FixedAmount', amount: 500, percentage: null }])
})

test('name what they are for, of every kind that a rule can name', async () => {
  const emails = [eleni.email]
  const { rows } = await sql<{ ids: Record<string, number>; names: Record<string, string> }>`
    with named as (
      (select 'category' as kind, id, name_el from category order by id limit 1) union all
      (select 'contributor', id, name_el from contributor order by id limit 1) union all
      (select 'publisher', id, name_el from publisher order by id limit 1) union all
      (select 'series', id, name_el from series order by id limit 1) union all
      (select 'attribute', id, name_el from attribute_value order by id limit 1))
    select json_object_agg(kind, id) as ids, json_object_agg(kind, name_el) as names from named`.execute(
    api.database.db,
  )
  const { ids, names } = rows[0] ?? { ids: {}, names: {} }
  const { id: groupId } = await api.database.db
    .insertInto('customer_group')
    .values({ code: 'readers', name_el: 'Αναγνώστες', name_en: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const idOf = (kind: string) => [ids[kind] ?? 0]
  const any = [
    { category: idOf('category') },
    { contributor: idOf('contributor') },
    { publisher: idOf('publisher') },
    { series: idOf('series') },
    { attribute: idOf('attribute') },
  ]
  const condition = { all: [{ shipping: ['home'] }, { customerGroup: [groupId] }] }
  await makeCode(api.database.db, { ...five, target: { any }, condition }, { emails })
  const [coupon] = await couponsOf(eleni, {})
  const said = coupon?.terms.join(' ') ?? ''
  expect(Object.values(names).filter((name) => !said.includes(`«${name}»`))).toEqual([])
  expect(said).toContain('Προϋπόθεση: μέλη: «Αναγνώστες».')
  expect(said).not.toContain('επιλεγμένα')
})
