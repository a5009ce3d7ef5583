import { listBranches } from '@stoa/contract/ordering/branches'
import { composeCartTotals, composeOrderTotals } from '@stoa/contract/ordering/cart'
import * as contract from '@stoa/contract/ordering/checkout'
import { listCountries, listCountryRegions, listPostalCodes } from '@stoa/contract/ordering/places'
import { shippingCodesTo } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePoint } from '../../../test/make-point.ts'
import { makeProduct } from '../../../test/make-product.ts'
import { methodIds } from '../../../test/order-request.ts'
import { openTestApi, sendRequest, type TestApi } from '../../../test/test-api.ts'
import { call, refusalOf } from '../../../test/test-client.ts'
import { testDay } from '../../../test/test-day.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const make = (input: Parameters<typeof makeProduct>[1] = {}) => makeProduct(api.database.db, input)

describe('places', () => {
  test('Greece comes first among the countries of the Union, and parcels go to all of them', async () => {
    const countries = await call(api.app, listCountries, {})
    const english = await call(api.app, listCountries, {}, 'en')
    expect(countries).toHaveLength(27)
    expect(countries[0]).toEqual({ id: 1, iso: 'GR', name: 'Ελλάδα', postalCodeDigits: 5, delivers: true })
    expect(countries.every((item) => item.delivers)).toBe(true)
    expect(english[0]?.name).toBe('Greece')
    expect(english.find((item) => item.iso === 'IE')?.postalCodeDigits).toBeNull()
  })

  test('parcels go only where one of their shipping methods has a price', async () => {
    const shop = await openTestApi()
    await sql`delete from shipping_rate where country_id = 7`.execute(shop.database.db)
    await sql`
      insert into shipping_rate (shipping_type_id, country_id, price_cents, min_days, max_days)
      select id, 7, 0, 1, 2 from shipping_type where code = any(${shippingCodesTo('branch')})`.execute(shop.database.db)
    const countries = await call(shop.app, listCountries, {})
    expect(countries.filter((item) => !item.delivers).map(({ id }) => id)).toEqual([7])
    await shop.close()
  })

  test('English readers look places up by their English names, after Greece and Cyprus', async () => {
    const countries = (await call(api.app, listCountries, {}, 'en')).map(({ name }) => name)
    expect(countries.slice(0, 4)).toEqual(['Greece', 'Cyprus', 'Austria', 'Belgium'])
    expect(countries.slice(2)).toEqual(countries.slice(2).toSorted())
    const regions = (await call(api.app, listCountryRegions, { countryId: 1 }, 'en')).map(({ name }) => name)
    expect(regions).toEqual(regions.toSorted())
    const greek = await call(api.app, listCountryRegions, { countryId: 1 })
    expect(greek.map(({ name }) => name).slice(0, 2)).toEqual(['Αττική', 'Αιτωλοακαρνανία'])
  })

  test('regions belong to a country; most have none', async () => {
    const greek = await call(api.app, listCountryRegions, { countryId: 1 })
    expect(greek).toContainEqual({ id: 1, countryId: 1, name: 'Αττική' })
    expect(await call(api.app, listCountryRegions, { countryId: 7 })).toEqual([])
    expect(await refusalOf(api.app, listCountryRegions, { countryId: 99 })).toBe('country_not_found')
  })

  test('postal codes have their region and town', async () => {
    const codes = await call(api.app, listPostalCodes, {})
    const english = await call(api.app, listPostalCodes, {}, 'en')
    const regions = await call(api.app, listCountryRegions, { countryId: 1 })
    const regionIds = new Set(
      [...regions, ...(await call(api.app, listCountryRegions, { countryId: 2 }))].map((item) => item.id),
    )
    expect(codes.length).toBeGreaterThan(1000)
    expect(codes.every((item) => regionIds.has(item.regionId))).toBe(true)
    expect(codes.find((item) => item.code === '10679')).toMatchObject({ regionId: 1, city: 'Αθήνα' })
    expect(english.find((item) => item.code === '10679')?.city).toBe('Athens')
  })

  test('postal codes have the couriers of their data, by code: several, one, or none where any will do', async () => {
    const couriersOf = async (code: string) =>
      (await call(api.app, listPostalCodes, {})).find((item) => item.code === code)?.couriers
    expect([await couriersOf('10679'), await couriersOf('84009')]).toEqual(['acs', ''])
    await sql`update postal_code set couriers = '{acs,elta}' where code = '84009'`.execute(api.database.db)
    expect(await couriersOf('84009')).toBe('acs,elta')
    await sql`update postal_code set couriers = '{}' where code = '84009'`.execute(api.database.db)
  })

  test('branches have an address and opening hours', async () => {
    const branches = await call(api.app, listBranches, {})
    expect(branches.map((item) => item.name)).toEqual([
      'Στοά Σόλωνος',
      'Στοά Παγκράτι',
      expect.stringContaining('Θεσσαλονίκη'),
    ])
    for (const { hours, latitude, longitude } of branches) {
      expect(hours.map((item) => item.day)).toEqual([1, 2, 3, 4, 5, 6])
      expect([hours[0], hours[5]]).toEqual([
        { day: 1, opens: '09:00', closes: '21:00' },
        { day: 6, opens: '09:00', closes: '18:00' },
      ])
      expect(latitude > 34 && latitude < 42 && longitude > 19 && longitude < 30).toBe(true)
    }
  })
})

describe('methods', () => {
  test('of shipping have a price for every country they go to', async () => {
    const [home, store] = await call(api.app, contract.listShippingTypes, {})
    expect([home?.code, store?.code]).toEqual(['home', 'store'])
    expect(home?.rates).toHaveLength(27)
    expect(home?.rates[0]).toEqual({ countryId: 1, price: 290, varies: true, freeFrom: 3000, minDays: 1, maxDays: 4 })
    expect(store?.rates).toEqual([{ countryId: 1, price: 0, varies: false, freeFrom: null, minDays: 0, maxDays: 1 }])
    expect(await call(api.app, contract.getShippingType, { id: methodIds.home })).toEqual(home)
    expect(await refusalOf(api.app, contract.getShippingType, { id: 9 })).toBe('shipping_type_not_found')
  })

  test('of payment have their conditions: no cash where one collects, accounts where one deposits', async () => {
    const [cash, deposit] = await call(api.app, contract.listPaymentTypes, {}, 'en')
    expect(cash).toMatchObject({
      code: 'cash_on_delivery',
      fee: 190,
      refusedFrom: 50_000,
      shippingTypeIds: [methodIds.home],
      countryIds: [1],
      accounts: [],
    })
    expect(deposit).toMatchObject({
      code: 'bank_deposit',
      fee: 0,
      refusedFrom: null,
      shippingTypeIds: [methodIds.home, methodIds.store, methodIds.email, methodIds.locker, methodIds.pickupPoint],
      countryIds: [],
    })
    expect(deposit?.accounts.map((item) => item.bank)).toEqual(['National Bank of Greece', 'Piraeus Bank'])
    expect(await call(api.app, contract.getPaymentType, { id: methodIds.deposit }, 'en')).toEqual(deposit)
    expect(await refusalOf(api.app, contract.getPaymentType, { id: 99 })).toBe('payment_type_not_found')
  })

  test.each([
    ['to the door in Greece', methodIds.home, 1, ['cash_on_delivery', 'bank_deposit']],
    ['to the door in Germany, where no courier collects cash', methodIds.home, 7, ['bank_deposit']],
    ['to a branch, where the till is', methodIds.store, 1, ['bank_deposit', 'in_store']],
    ['to a locker', methodIds.locker, 1, ['bank_deposit']],
    ['to a locker, for somebody from Germany', methodIds.locker, 7, ['bank_deposit']],
  ])('%s', async (_, shippingTypeId, countryId, codes) => {
    await makePoint(api.database.db)
    const types = await call(api.app, contract.listPaymentTypesFor, { shippingTypeId, countryId })
    expect(types.map(({ code }) => code)).toEqual(codes)
    await sql`delete from pickup_point`.execute(api.database.db)
  })

  test('for an unknown way of receiving are refused', async () => {
    const input = { shippingTypeId: 99, countryId: 1 }
    expect(await refusalOf(api.app, contract.listPaymentTypesFor, input)).toBe('shipping_type_not_found')
  })

  test('for an unknown country are refused', async () => {
    const input = { shippingTypeId: methodIds.home, countryId: 9999 }
    expect(await refusalOf(api.app, contract.listPaymentTypesFor, input)).toBe('country_not_found')
  })

  test('that do not fit each other are refused before the order', async () => {
    const items = [{ productId: await make(), dimensionId: 0, quantity: 1 }]
    const composeTotals = (countryId: number, shippingTypeId: number, paymentTypeId: number) =>
      refusalOf(api.app, composeOrderTotals, { items, countryId, shippingTypeId, paymentTypeId })
    expect(await composeTotals(1, methodIds.store, methodIds.cash)).toBe('payment_not_available')
    expect(await composeTotals(1, 9, methodIds.cash)).toBe('shipping_type_not_found')
    expect(await composeTotals(1, methodIds.home, 99)).toBe('payment_type_not_found')
    expect(await composeTotals(99, methodIds.home, methodIds.cash)).toBe('country_not_found')
  })

  test('of receiving is delivery to an address while none is chosen, as in the cart', async () => {
    const items = [{ productId: await make({ priceCents: 1000 }), dimensionId: 0, quantity: 1 }]
    const cart = await call(api.app, composeCartTotals, { items })
    expect(cart.shippingCost).toBeGreaterThan(0)
    const wire = composeCartTotals.input.toWire({ items })
    const { body } = await sendRequest(api.app, '/el/orders/composeordertotals', wire)
    expect(composeOrderTotals.output.toReadable(composeOrderTotals.output.schema.parse(body))).toEqual(cart)
    const chosen = { items, countryId: 1, shippingTypeId: methodIds.home, paymentTypeId: methodIds.cash }
    const { shippingTypeId: _, ...unchosen } = chosen
    expect(await call(api.app, composeOrderTotals, unchosen)).toEqual(await call(api.app, composeOrderTotals, chosen))
    const abroad = await call(api.app, composeOrderTotals, { items, countryId: 2 })
    expect(abroad.shippingCost).not.toBe(cart.shippingCost)
    expect(await refusalOf(api.app, composeOrderTotals, { items, countryId: 1, paymentTypeId: 99 })).toBe(
      'payment_type_not_found',
    )
  })
})

describe('the delivery dates', () => {
  async function estimate(time: string, ...productIds: number[]): Promise<[from: string, to: string]> {
    api.clock.now = Date.parse(time)
    const estimates = await call(api.app, contract.estimateDelivery, { productIds })
    api.clock.now = testDay
    const home = estimates.find((item) => item.shippingTypeId === methodIds.home)
    expect(estimates.every((item) => item.orderBefore === 15)).toBe(true)
    return [home?.from ?? '', home?.to ?? '']
  }

  test.each([
    ['before three on a Thursday', '2026-11-19T12:59:59Z', '2026-11-20', '2026-11-25'],
    ['from three on a Thursday', '2026-11-19T13:00:00Z', '2026-11-23', '2026-11-26'],
    ['before three on a Friday', '2026-11-20T12:59:59Z', '2026-11-23', '2026-11-26'],
    ['from three on a Friday', '2026-11-20T13:00:00Z', '2026-11-24', '2026-11-27'],
    ['on a Saturday', '2026-11-21T09:00:00Z', '2026-11-24', '2026-11-27'],
    ['on a Sunday evening', '2026-11-22T20:00:00Z', '2026-11-24', '2026-11-27'],
    ['on Christmas Eve', '2026-12-24T09:00:00Z', '2026-12-28', '2026-12-31'],
    ['on the night before the clocks change', '2027-03-27T23:30:00Z', '2027-03-30', '2027-04-02'],
    ['in summer, when three in Athens is twelve in Greenwich', '2026-07-15T12:00:00Z', '2026-07-17', '2026-07-22'],
    ['before Orthodox Easter', '2027-04-29T09:00:00Z', '2027-05-04', '2027-05-07'],
  ])('ordered %s', async (_, time, from, to) => {
    expect(await estimate(time, await make())).toEqual([from, to])
  })

  test('are those of the slowest book', async () => {
    const here = await make()
    const soon = await make({ availability: 'days_1_3' })
    const later = await make({ availability: 'days_4_7' })
    const time = '2026-11-19T09:00:00Z'
    expect(await estimate(time, here)).toEqual(['2026-11-20', '2026-11-25'])
    expect(await estimate(time, here, soon)).toEqual(['2026-11-23', '2026-11-27'])
    expect(await estimate(time, soon, later, here, here)).toEqual(['2026-11-26', '2026-12-07'])
  })

  test('use a supplier’s own promise and a release date; what cannot be had does not delay', async () => {
    const time = '2026-11-19T09:00:00Z'
    const change = (id: number, set: string) =>
      sql.raw(`update product set ${set} where id = ${id}`).execute(api.database.db)
    const slow = await make({ availability: 'days_4_7' })
    await change(slow, `delivery_band = '6-14'`)
    expect(await estimate(time, slow)).toEqual(['2026-11-27', '2026-12-09'])
    const upcoming = await make({ availability: 'pre_order', copies: [] })
    expect(await estimate(time, upcoming)).toEqual(['', ''])
    await change(upcoming, `release_date = '2026-12-05'`)
    expect(await estimate(time, upcoming)).toEqual(['2026-12-08', '2026-12-11'])
    const gone = await make({ copies: [] })
    expect(await estimate(time, gone)).toEqual(['', ''])
    expect(await estimate(time, gone, await make())).toEqual(['2026-11-20', '2026-11-25'])
  })

  test('are missing for an unknown book', async () => {
    expect(await refusalOf(api.app, contract.estimateDelivery, { productIds: [await make(), 999_999] })).toBe(
      'product_not_found',
    )
  })
})
