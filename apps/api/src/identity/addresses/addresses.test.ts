import * as contract from '@stoa/contract/identity/addresses'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { namedFields, sendCall } from '../../../test/send-call.ts'
import { type SignedInCustomer, signIn } from '../../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { maxAddresses } from './addresses.service.ts'

let api: TestApi
let eleni: SignedInCustomer
let other: SignedInCustomer
beforeAll(async () => {
  api = await openTestApi()
  other = await signIn(api)
})
beforeEach(async () => {
  eleni = await signIn(api)
})
afterAll(() => api.close())

const home: contract.AddressInput = {
  title: 'Σπίτι',
  firstName: 'Ελένη',
  lastName: 'Μάρκου',
  mobile: '691/234–5678',
  countryId: 1,
  regionId: 1,
  street: 'Σόλωνος 71',
  city: 'Αθήνα',
  postalCode: '106 79',
}

const insert = (change: Partial<contract.AddressInput> = {}, who = eleni) =>
  call(api.app, contract.insertAddress, { ...home, ...change }, 'el', who.headers)
const refusedInsert = (change: Partial<contract.AddressInput>) =>
  refusalOf(api.app, contract.insertAddress, { ...home, ...change }, eleni.headers)
const update = (id: number, change: Partial<contract.AddressInput> = {}) =>
  call(api.app, contract.updateAddress, { id, ...home, ...change }, 'el', eleni.headers)
const remove = (id: number) => call(api.app, contract.deleteAddress, { id }, 'el', eleni.headers)
const book = () => call(api.app, contract.listAddresses, {}, 'el', eleni.headers)
const titles = async () => (await book()).map(({ title }) => title)

/** Title by kind of default: exactly one of each, or the test fails. */
async function defaults(): Promise<[billing: string | undefined, delivery: string | undefined]> {
  const addresses = await book()
  const [billing, delivery] = [addresses.filter((item) => item.isBilling), addresses.filter((item) => item.isDelivery)]
  expect([billing.length, delivery.length]).toEqual([1, 1])
  return [billing[0]?.title, delivery[0]?.title]
}

describe('an address', () => {
  test('is returned as it was saved, with place names in the language of the request', async () => {
    const saved = await insert({ area: 'Κολωνάκι', building: '', comments: 'Δεύτερο κουδούνι' })
    expect(saved).toMatchObject({ title: 'Σπίτι', mobile: '6912345678', postalCode: '10679', countryName: 'Ελλάδα' })
    expect(saved).toMatchObject({
      regionName: 'Αττική',
      area: 'Κολωνάκι',
      building: null,
      comments: 'Δεύτερο κουδούνι',
    })
    expect(await book()).toEqual([saved])
    const english = await call(api.app, contract.getAddress, { id: saved.id }, 'en', eleni.headers)
    expect(english).toMatchObject({ countryName: 'Greece', regionName: 'Attica' })
    expect(await update(saved.id, { city: 'Αθήνα 2', area: null })).toMatchObject({ city: 'Αθήνα 2', area: null })
    expect(await remove(saved.id)).toEqual({ accepted: true })
    expect(await book()).toEqual([])
  })

  test('is saved without what nobody sees', async () => {
    const saved = await insert({
      title: '\u200bΣπίτι',
      street: 'Σόλωνος\u202e 71',
      area: '\u2066Κολωνάκι\u2069',
      building: '\u200b',
      comments: 'Δεύτερο\u200e κουδούνι\ufeff',
    })
    expect(saved).toMatchObject({
      title: 'Σπίτι',
      street: 'Σόλωνος 71',
      area: 'Κολωνάκι',
      building: null,
      comments: 'Δεύτερο κουδούνι',
    })
  })

  test.each([
    [{ countryId: 99 }, 'country_not_found', 'ctid'],
    [{ regionId: null }, 'region_required', 'crid'],
    [{ regionId: 999 }, 'region_not_found', 'crid'],
    [{ postalCode: '90679' }, 'postal_code_invalid', 'pc'],
    [{ countryId: 7, regionId: 1 }, 'region_not_found', 'crid'],
  ])('must refer to places that the shop knows: %o', async (change, code, field) => {
    const input = contract.addressInput.toWire({ ...home, ...change })
    const { body } = await sendCall(api.app, contract.insertAddress, input, 'el', eleni.headers)
    expect(body).toMatchObject({ code, details: { fields: [field] } })
    const { id } = await insert()
    expect(await refusalOf(api.app, contract.updateAddress, { id, ...home, ...change }, eleni.headers)).toBe(code)
    expect(await book()).toHaveLength(1)
  })

  test('each field has its own rule, with its own limit', async () => {
    const broken = { adrtl: 'x'.repeat(61), fnm: '', lnm: 'x'.repeat(61), mob: '691234', adr1: '', ct: '', pc: '106' }
    const input = { ...contract.addressInput.toWire(home), ...broken }
    const { status, body } = await sendCall(api.app, contract.insertAddress, input, 'el', eleni.headers)
    const rules = (body.errors as { field: string; rule: string }[]).map(({ field, rule }) => [field, rule])
    expect([status, Object.fromEntries(rules)]).toEqual([
      400,
      {
        adrtl: 'address_title_too_long',
        fnm: 'first_name_missing',
        lnm: 'last_name_too_long',
        mob: 'mobile_invalid',
        adr1: 'street_missing',
        ct: 'city_missing',
        pc: 'postal_code_length',
      },
    ])
    const longest = { title: 'x'.repeat(60), firstName: 'x'.repeat(60), street: 'x'.repeat(120), city: 'x'.repeat(80) }
    expect(await insert({ ...longest, mobile: '1'.repeat(18) })).toMatchObject(longest)
  })

  test.each([
    ['el', 'Διαλέξτε χώρα από τη λίστα.', 'Γράψτε το όνομα.'],
    ['en', 'Choose a country from the list.', 'Enter a first name.'],
  ] as const)('null and a missing value break the rule of the field, in %s', async (language, country, firstName) => {
    const wire = contract.addressInput.toWire(home)
    for (const nothing of [null, undefined]) {
      const input = { ...wire, ctid: nothing, fnm: nothing }
      const { body } = await sendCall(api.app, contract.insertAddress, input, language, eleni.headers)
      expect(body.errors).toEqual([
        { field: 'fnm', message: firstName, rule: 'first_name_missing' },
        { field: 'ctid', message: country, rule: 'country_missing' },
      ])
    }
  })

  test.each(['id', 'cstid', 'customer_id', 'owner', 'role', 'points', 'price', 'country_name'])(
    'a new one takes no %s',
    async (name) => {
      const input = { ...contract.addressInput.toWire(home), [name]: other.customerId }
      const { status, body } = await sendCall(api.app, contract.insertAddress, input, 'el', eleni.headers)
      expect([status, namedFields(body)]).toEqual([400, [name]])
    },
  )
})

describe('a title', () => {
  test('is unique, ignoring case, but may be used by another customer', async () => {
    const { id } = await insert()
    expect(await refusedInsert({ title: ' ΣΠΊΤΙ ' })).toBe('address_title_taken')
    expect((await update(id, { title: 'ΣΠΊΤΙ' })).title).toBe('ΣΠΊΤΙ')
    const second = await insert({ title: 'Δουλειά' })
    expect(await refusalOf(api.app, contract.updateAddress, { id: second.id, ...home }, eleni.headers)).toBe(
      'address_title_taken',
    )
    expect((await insert({}, other)).title).toBe('Σπίτι')
  })

  test('of two concurrent ones is saved once', async () => {
    const send = () =>
      sendCall(api.app, contract.insertAddress, contract.addressInput.toWire(home), 'el', eleni.headers)
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})

describe('the default address', () => {
  test('is the first, until another is chosen', async () => {
    await insert({ isBilling: false })
    expect(await defaults()).toEqual(['Σπίτι', 'Σπίτι'])
    const work = await insert({ title: 'Δουλειά', isDelivery: true })
    expect(await defaults()).toEqual(['Σπίτι', 'Δουλειά'])
    expect(await titles()).toEqual(['Δουλειά', 'Σπίτι'])
    await update(work.id, { title: 'Δουλειά', isBilling: true, isDelivery: false })
    expect(await defaults()).toEqual(['Δουλειά', 'Δουλειά'])
  })

  test('passes on when it is deleted', async () => {
    await insert()
    await insert({ title: 'Δεύτερη' })
    const third = await insert({ title: 'Τρίτη', isBilling: true, isDelivery: true })
    expect(await defaults()).toEqual(['Τρίτη', 'Τρίτη'])
    await remove(third.id)
    expect(await defaults()).toEqual(['Σπίτι', 'Σπίτι'])
  })

  test('is one of each kind, also after concurrent changes', async () => {
    const made = await Promise.all(
      ['Α', 'Β', 'Γ', 'Δ', 'Ε'].map((title) => insert({ title, isBilling: true, isDelivery: true })),
    )
    await defaults()
    await Promise.all(made.map(({ id, title }) => update(id, { title, isBilling: true, isDelivery: true })))
    await defaults()
  })
})

test(`a book has room for ${maxAddresses}`, async () => {
  for (let n = 1; n < maxAddresses; n += 1) await insert({ title: `${n}` })
  const send = (title: string) =>
    sendCall(api.app, contract.insertAddress, contract.addressInput.toWire({ ...home, title }), 'el', eleni.headers)
  const answers = await Promise.all([send('α'), send('β')])
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['too_many_addresses', undefined])
  expect(await book()).toHaveLength(maxAddresses)
})

test('another customer’s address is not found', async () => {
  const theirs = await insert()
  for (const id of [999_999_999, theirs.id]) {
    const asOther = { id, ...home, title: 'Άλλη' }
    expect(await refusalOf(api.app, contract.getAddress, { id }, other.headers)).toBe('address_not_found')
    expect(await refusalOf(api.app, contract.updateAddress, asOther, other.headers)).toBe('address_not_found')
    expect(await refusalOf(api.app, contract.deleteAddress, { id }, other.headers)).toBe('address_not_found')
  }
  expect(await book()).toEqual([theirs])
})
