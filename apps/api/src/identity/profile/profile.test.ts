import * as contract from '@stoa/contract/identity/profile'
import { hasNewsletters } from '@stoa/domain/identity/newsletters'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namedFields, sendCall } from '../../../test/send-call.ts'
import { makeCustomer, type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'

let api: TestApi
let eleni: SignedInCustomer
let other: SignedInCustomer
beforeAll(async () => {
  api = await openTestApi()
  eleni = await signIn(api, await makeCustomer(api, 'eleni@example.gr'))
  other = await signIn(api)
})
afterAll(() => api.close())

const usual = { firstName: 'Ελένη', lastName: 'Μάρκου', mobile: '6912345678', birthDate: '1980-05-17' }

const update = (change: Partial<contract.ProfileChange> = {}, who = eleni) =>
  call(api.app, contract.updateProfile, { ...usual, ...change }, 'el', who.headers)
const refusedUpdate = (change: Partial<contract.ProfileChange>, who = eleni) =>
  refusalOf(api.app, contract.updateProfile, { ...usual, ...change }, who.headers)

describe('a profile', () => {
  test('is the customer’s own, and starts with the data of the sign-up', async () => {
    const profile = await call(api.app, contract.getProfile, {}, 'el', eleni.headers)
    expect(profile).toMatchObject({ id: eleni.customerId, email: 'eleni@example.gr', firstName: 'Ελένη' })
    expect(profile).toMatchObject({ mobile: null, birthDate: null, alias: null, picture: null, hasPassword: false })
    expect(await refusalOf(api.app, contract.getProfile, {})).toBe('session_required')
  })

  test('requires its mandatory fields, and otherwise changes only what is given', async () => {
    const full = { username: 'eleni_m', alias: 'βιβλιόφιλη', gender: 'female', description: 'Διαβάζω ποίηση.' } as const
    const saved = await update({ ...full, mobile: '+30 691 234-5678', newsletter: true, personalNewsletter: true })
    expect(saved).toMatchObject({ ...usual, ...full, mobile: '306912345678' })
    expect(saved).toMatchObject({ newsletter: hasNewsletters, personalNewsletter: hasNewsletters })
    const later = await update({ firstName: '  Ελένη-Μαρία ' })
    expect(later).toMatchObject({ ...full, firstName: 'Ελένη-Μαρία', newsletter: hasNewsletters })
    const emptied = await update({ username: null, gender: null, description: '' })
    expect(emptied).toMatchObject({ username: null, gender: null, description: null, alias: full.alias })
    expect(await call(api.app, contract.getProfile, {}, 'el', eleni.headers)).toEqual(emptied)
  })

  test('keeps since when e-mails with coupons are agreed to, until that is taken back', async () => {
    const who = await signIn(api)
    const since = async () => {
      const { rows } = await sql<{ since: Date | null }>`
        select coupon_emails_since as since from customer where id = ${who.customerId}`.execute(api.database.db)
      return rows[0]?.since?.getTime() ?? null
    }
    expect(await update({}, who)).toMatchObject({ couponEmails: false })
    const agreed = api.clock.now
    expect(await update({ couponEmails: true }, who)).toMatchObject({ couponEmails: true })
    api.clock.now += 60_000
    await update({ couponEmails: true }, who)
    expect(await update({}, who)).toMatchObject({ couponEmails: true })
    expect(await since()).toBe(agreed)
    expect(await update({ couponEmails: false }, who)).toMatchObject({ couponEmails: false })
    expect(await since()).toBe(null)
  })

  test('tells what is filled in for the first time, and nothing of what changes', async () => {
    const who = await signIn(api)
    const save = (change: object) => call(api.app, contract.updateProfile, { ...usual, ...change }, 'el', who.headers)
    const told = async () => {
      const { rows } = await sql<{ kind: string }>`
        select payload ->> 'kind' as kind from outbox
        where topic = 'points.caused' and (payload ->> 'customerId')::int = ${who.customerId} order by id`.execute(
        api.database.db,
      )
      return rows.map(({ kind }) => kind)
    }
    await save({})
    await save({ birthDate: '1981-06-18' })
    expect(await told()).toEqual(['EnterBirthday'])
    await save({ gender: 'other' })
    await save({ gender: 'female' })
    expect(await told()).toEqual(['EnterBirthday', 'EnterGender'])
  })

  test('a birth date lies in the past, by the date in Athens', async () => {
    expect(await refusedUpdate({ birthDate: '2026-11-21' })).toBe('birth_date_invalid')
    const night = Date.parse('2026-11-19T22:30:00Z')
    const before = api.clock.now
    api.clock.now = night
    expect((await update({ birthDate: '2026-11-19' })).birthDate).toBe('2026-11-19')
    api.clock.now = before
  })

  test('an invalid field is reported with its rule', async () => {
    const broken = { fn: '', ln: 'x'.repeat(61), mob: '123456', bdt: '', username: '123', UserAlias: 'a b' }
    const input = { ...contract.profileChange.toWire(usual), ...broken, dsr: 'x'.repeat(201) }
    const { status, body } = await sendCall(api.app, contract.updateProfile, input, 'el', eleni.headers)
    const rules = (body.errors as { field: string; rule: string }[]).map(({ field, rule }) => [field, rule])
    expect(status).toBe(400)
    expect(Object.fromEntries(rules)).toEqual({
      fn: 'first_name_missing',
      ln: 'last_name_too_long',
      mob: 'phone_invalid',
      bdt: 'birth_date_missing',
      username: 'username_only_numbers',
      UserAlias: 'alias_characters',
      dsr: 'description_too_long',
    })
  })

  test.each(['role', 'points', 'id', 'eml', 'img', 'price', 'owner', 'customer_id', 'password_hash', 'rgdt', 'dldt'])(
    'nobody sets %s',
    async (name) => {
      const input = { ...contract.profileChange.toWire(usual), [name]: '1' }
      const { status, body } = await sendCall(api.app, contract.updateProfile, input, 'el', eleni.headers)
      expect([status, namedFields(body)]).toEqual([400, [name]])
    },
  )
})

describe('a unique name', () => {
  test('is taken regardless of case and Unicode composition', async () => {
    await update({ username: 'reader_7', alias: 'Αναγνώστρια' })
    expect(await refusedUpdate({ username: 'READER_7' }, other)).toBe('username_taken')
    expect(await refusedUpdate({ alias: 'ΑΝΑΓΝΏΣΤΡΙΑ' }, other)).toBe('alias_taken')
    expect(await refusedUpdate({ alias: 'Αναγνώστρια'.normalize('NFD') }, other)).toBe('alias_taken')
    expect((await update({ username: 'Reader_7' })).username).toBe('Reader_7')
  })

  test('goes to one of two concurrent requests', async () => {
    const takeNames = (who: SignedInCustomer) =>
      sendCall(api.app, contract.updateAlias, { UserAlias: 'δύο' }, 'el', who.headers)
    const answers = await Promise.all([takeNames(eleni), takeNames(other)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'alias_taken',
      details: { fields: ['UserAlias'] },
    })
  })
})

test('an alias by itself: trimmed, and refused with a rule for each kind of error', async () => {
  const set = (alias: string) => sendCall(api.app, contract.updateAlias, { UserAlias: alias }, 'en', eleni.headers)
  expect((await set(' μόνο_αυτό ')).body).toMatchObject({ UserAlias: 'μόνο_αυτό', fn: expect.any(String) })
  const ruleOf = async (alias: string) => ((await set(alias)).body.errors as { rule: string }[])[0]?.rule
  expect(await ruleOf('   ')).toBe('alias_missing')
  expect(await ruleOf('x'.repeat(41))).toBe('alias_too_long')
  expect(await ruleOf('a!')).toBe('alias_characters')
  expect(await ruleOf('42')).toBe('alias_only_numbers')
  expect((await set('x'.repeat(40))).status).toBe(200)
})

test('the menu counts the items behind its entries', async () => {
  const counts = () => call(api.app, contract.getAccountCounts, {}, 'el', other.headers)
  expect(await counts()).toEqual({ orders: 0, addresses: 0 })
  await sql`
    insert into customer_address (customer_id, title, first_name, last_name, mobile, country_id, region_id, street, city, postal_code)
    values (${other.customerId}, 'Σπίτι', 'Α', 'Β', '6912345678', 1, 1, 'Σόλωνος 1', 'Αθήνα', '10679')`.execute(
    api.database.db,
  )
  expect(await counts()).toEqual({ orders: 0, addresses: 1 })
})
