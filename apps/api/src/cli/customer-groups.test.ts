// The command of groups of customers, as it is typed, and what its members get.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProduct } from '../../test/make-product.ts'
import { makeCode, percent } from '../../test/make-promotion.ts'
import { line, readableCart } from '../../test/order-request.ts'
import { printedBy } from '../../test/run-command.ts'
import { makeCustomer, signIn } from '../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
const folder = mkdtempSync(join(tmpdir(), 'groups-'))
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const cli = fileURLToPath(new URL('customer-groups.ts', import.meta.url))
const run = (...args: string[]): Promise<string> => printedBy(cli, args, { DATABASE_URL: api.database.url })

function fileOf(...emails: string[]): string {
  const path = join(folder, 'emails.txt')
  writeFileSync(path, emails.join('\n'))
  return path
}

test('a group is made, and a code for it is good for whoever is a member, as long as they are', async () => {
  const [eleni, nikos] = [await makeCustomer(api, 'eleni@example.gr'), await makeCustomer(api, 'nikos@example.gr')]
  const unverified = await makeCustomer(api, 'maria@example.gr')
  await sql`update customer set email_verified_at = null where id = ${unverified}`.execute(api.database.db)
  expect(await run('list')).toBe('There is no group yet.\n')
  expect(await run('make', 'teachers', '--name', 'Δάσκαλοι')).toBe('The group “teachers” was made.\n')
  expect(await run('make', 'teachers', '--name', 'Εκπαιδευτικοί', '--name-en', 'Teachers')).toContain('was renamed')
  expect(await run('add', 'teachers', fileOf('Eleni@Example.gr', 'maria@example.gr', 'nobody@example.gr'))).toBe(
    'Added to “teachers”: 1 customer.\nWithout an account with a verified address:\nmaria@example.gr\nnobody@example.gr\n',
  )
  expect(await run('add', 'teachers', fileOf('eleni@example.gr', 'nikos@example.gr'))).toContain(': 1 customer.')
  expect(await run('members', 'teachers')).toBe('eleni@example.gr\nnikos@example.gr\n')
  const [, id = ''] = /^(\d+)\tteachers\tΕκπαιδευτικοί\t2 customers\n$/.exec(await run('list')) ?? []

  const { code } = await makeCode(api.database.db, { effect: percent(10), group_ids: [Number(id)] })
  const cart = { items: [line(await makeProduct(api.database.db, { priceCents: 2000 }))], couponscodes: code }
  const answerTo = async (customerId: number) => {
    const { codes } = await readableCart(api.app, cart, (await signIn(api, customerId)).headers)
    return codes[0]?.applied === true ? 'applied' : codes[0]?.reason
  }
  expect([await answerTo(eleni), await answerTo(nikos), await answerTo(unverified)]).toEqual([
    ...['applied', 'applied', 'CustomerNotAllowed'],
  ])
  expect(await run('remove', 'teachers', fileOf('nikos@example.gr', 'nobody@example.gr'))).toContain(': 1 customer.')
  expect([await answerTo(eleni), await answerTo(nikos)]).toEqual(['applied', 'CustomerNotAllowed'])
})

test('what is wrong is told, and nothing is written', async () => {
  expect(await run('make', 'Teachers of all', '--name', 'x')).toMatch(/^code: /)
  expect(await run('add', 'pupils', fileOf('eleni@example.gr'))).toBe('There is no group “pupils”.\n')
  await run('make', 'pupils', '--name', 'Μαθητές')
  expect(await run('add', 'pupils', fileOf('eleni@example.gr', 'no address'))).toContain('“no” is no address')
  expect(await run('members', 'pupils')).toBe('\n')
})

test.each([[[]], [['make', 'pupils']], [['add', 'pupils']], [['members']], [['list', '--all']]])(
  '%j prints the usage',
  async (args) => {
    expect(await run(...args)).toMatch(/^Usage: npm run customer-groups/)
  },
)
