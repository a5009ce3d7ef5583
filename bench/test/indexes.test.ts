// No endpoint reads a large table sequentially, and a page needs few statements. The shop is filled first, so that
// PostgreSQL plans as in production; a statement that still scans a table has no index to use.

import { createApp } from '@stoa/api/app'
import { createToolAuthenticator } from '@stoa/api/http/tool-keys'
import { authenticator } from '@stoa/api/identity/sessions/sessions.service'
import { staffAuthenticator } from '@stoa/api/identity/staff/staff-sessions.service'
import { sampleOf } from '@stoa/api/test/call-samples'
import type { Wire } from '@stoa/api/test/order-request'
import { openRecordedApi, type RecordedApi } from '@stoa/api/test/recorded-api'
import { sendCall } from '@stoa/api/test/send-call'
import { openPlanner, type Planner } from '@stoa/api/test/table-scans'
import { accountSettings } from '@stoa/api/test/test-api'
import { testDay } from '@stoa/api/test/test-day'
import { toolKeys } from '@stoa/api/test/tool-keys'
import { relationCodes } from '@stoa/contract/catalogue/catalogue'
import { productSorts } from '@stoa/contract/catalogue/listing'
import { endpoints } from '@stoa/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillShop } from './filled-shop.ts'

/** Filling takes minutes on a machine that others keep busy. */
const mostFillingMs = 600_000

let api: RecordedApi
let app: Awaited<ReturnType<typeof createApp>>
let planner: Planner
beforeAll(async () => {
  api = await openRecordedApi()
  app = await createApp({
    operations: api.operations,
    now: () => testDay,
    authenticate: authenticator(api.db, accountSettings),
    authenticateStaff: staffAuthenticator(api.db, accountSettings),
    authenticateTool: createToolAuthenticator({ keys: toolKeys, networks: [] }),
    cookies: { secure: true },
  })
  await fillShop(api.database, testDay)
  api.listing.onChange('catalogue')
  api.promotions.onChange('catalogue')
  await api.listing.countByCategory()
  await api.promotions.get(testDay)
  planner = await openPlanner(api.database.url)
}, mostFillingMs)
afterAll(async () => {
  await app.close()
  await planner.close()
  await api.database.closeUnchecked()
})

const shop = () => ({ app, database: api.database, clock: { now: testDay } })

const catalogue = ['product', 'stock', 'stock_movement', 'price_history', 'product_category', 'product_contributor']
const people = ['contributor', 'contributor_role', 'product_attribute']
const searched = ['search_doc', 'search_title', 'search_term', 'suggestion_top']
const orders = [
  'customer_order',
  'order_line',
  'order_address',
  'order_adjustment',
  'order_vat',
  'order_status_change',
  'idempotency_key',
]
const customers = ['customer', 'customer_identity', 'customer_picture', 'customer_address', 'customer_cart_item']
const safety = [
  'session',
  'refresh_token',
  'one_time_key',
  'recovery_code',
  'known_device',
  'account_event',
  'rate_limit',
]
const otherTables = ['outbox', 'stock_notice', 'product_image', 'customer_cart_step']

test('the tables that grow with the shop are large', () => {
  const missing = [catalogue, people, searched, orders, customers, safety, otherTables]
    .flat()
    .filter((table) => !planner.large.has(table))
  expect(missing).toEqual([])
})

/**
 * Nobody recommends yet; a link in an e-mail reads nothing before its token is sent; no identity provider is
 * configured.
 */
const withoutStatements = new Set([
  ...['listRecommendedContributors', 'listMostRecommendedContributors'],
  ...['listRecommendedProducts', 'listMostRecommendedProducts'],
  ...['showVerification', 'showPasswordResetRequest', 'showImpersonation'],
  ...['listSocialProviders', 'beginSocialSignIn', 'logInWithGoogle', 'logInWithFacebook'],
  // the ways in which this process can tell people how their order goes
  'listContactChannels',
  // without providers
  ...['parseVivaTransaction', 'parsePaypalTransaction', 'getPaypalBuyer'],
  // promotions are kept in memory
  ...['listPromotions', 'getPromotionByUrl'],
])

test.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('%s reads by index', async (_, endpoint) => {
  const { valid, headers } = await sampleOf(shop(), endpoint)
  const lists = productSorts.flatMap((sort): Wire[] => [{ sort }, { sort, id: '1' }])
  const texts = [
    'kazantzakis',
    'ο',
    'το κιβοτιο',
    'Μπουλκάγκοφ',
    'h d;ikh',
    'β γυμνασιου',
    '978-960-325-940-4',
    'zorba xyzw',
  ]
  const inputs: Wire[] = {
    listProductsByCategory: [...lists, { page: '99' }],
    listFilterValues: [valid, { filter: 'Authors', find: 'κ' }, { filter: 'Publishers', q: 'Subtype.paperback' }],
    listRelatedProducts: relationCodes.map((code) => ({ productId: '1', code })),
    searchProducts: [valid, ...texts.map((text) => ({ text }))],
    suggestProducts: [...texts, 'κα', 'νικος κ', 'νικοσ καζ'].map((text) => ({ text })),
  }[endpoint.name] ?? [valid]
  api.take()
  // the next list reads changed products again
  api.listing.onChange('product:5')
  for (const input of inputs) await sendCall(app, endpoint, input, 'el', headers)
  const statements = api.take()
  expect(statements.length > 0).toBe(!withoutStatements.has(endpoint.name))
  for (const statement of statements)
    expect([statement.sql, await planner.listScanned(statement)]).toEqual([statement.sql, []])
})

test('a category’s page executes at most six statements', async () => {
  const inputsByName: Record<string, Wire> = {
    getMainMenu: {},
    listSocialMedia: {},
    listCustomMessages: { code: 'topbar-shipping,helpdesk-phone' },
    getCategoryByUrl: { url: 'logotechnia' },
    listProductsByCategory: { id: '1' },
  }
  await api.listing.countByCategory()
  api.take()
  for (const [name, input] of Object.entries(inputsByName)) {
    const endpoint = endpoints.find((item) => item.name === name)
    expect(endpoint && (await sendCall(app, endpoint, input)).status).toBe(200)
  }
  expect(api.take().length).toBeLessThanOrEqual(6)
})

test('a product’s page, a quote and an order execute few statements, however many lines there are', async () => {
  const countStatements = async (name: string, input: Wire): Promise<number> => {
    const endpoint = endpoints.find((item) => item.name === name)
    if (!endpoint) throw new Error(`no call ${name}`)
    const { status } = await sendCall(app, endpoint, input)
    expect([name, status]).toEqual([name, 200])
    return api.take().length
  }
  const { rows } = await api.database.pool.query<{ id: number }>(`
    select p.id from product p join stock s on s.product_id = p.id and s.dimension_id is null
    where p.availability = 'stock' group by p.id having sum(s.quantity) > 2 order by p.id limit 20`)
  const items = rows.map(({ id }) => ({ pid: id, dimension: 0, quantity: 1 }))
  const endpoint = endpoints.find((item) => item.name === 'saveOrder')
  if (!endpoint) throw new Error('no call saveOrder')
  const { valid } = await sampleOf(shop(), endpoint)
  api.take()
  expect(await countStatements('getProductById', { id: '1' })).toBe(1)
  expect(await countStatements('composeCartTotals', { items })).toBe(1)
  const { body } = await sendCall(
    app,
    { method: 'POST', path: '/orders/composeordertotals' },
    { items, ctid: 1, shtid: 1, pmtid: 1 },
  )
  expect(api.take()).toHaveLength(1)
  const order = { ...valid, items, fp: body.fp }
  expect(await countStatements('saveOrder', order)).toBeLessThanOrEqual(12)
})
