// Password guessing: hundreds of passwords at one account, and one password at each of hundreds of accounts. Hashing is
// cheap here, so that the limits are what stops it and not the processor.

import * as contract from '@stoa/contract/identity/account'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AccountShop, goodPassword, logInWith, makeAccount, openAccountShop } from '../../../test/account-shop.ts'
import { type Browser, openBrowser } from '../../../test/browser.ts'
import { openApp } from '../../../test/open-app.ts'
import { cheapCost } from '../../../test/test-api.ts'
import { shopLimits } from '../../identity/limits/limit-table.ts'
import { hashesStarted, hashPassword } from '../passwords/passwords.service.ts'

let shop: AccountShop
let app: FastifyInstance

beforeAll(async () => {
  shop = await openAccountShop()
  app = await openApp({ ...shop, limits })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

/** Whoever is slowed down waits less here. */
const limits = shopLimits.map((row) => (row.spares ? { ...row, spares: { ...row.spares, pauseMs: 20 } } : row))

const minute = 60_000
const day = 24 * 60 * minute

/** A browser in which the account's owner has signed in before. */
async function browserOf(email: string): Promise<Browser> {
  const browser = openBrowser(app)
  expect((await logInWith(browser, email)).status).toBe(200)
  return browser
}

interface Attack {
  /** How many guesses were compared with a password. */
  compared: number
  answers: Map<number, number>
}

/** `guess` is made so many times, one every `pause`. */
async function attack(guesses: number, pauseMs: number, guess: (index: number) => Promise<number>): Promise<Attack> {
  const before = hashesStarted()
  const answers = new Map<number, number>()
  for (let index = 0; index < guesses; index += 1) {
    const status = await guess(index)
    answers.set(status, (answers.get(status) ?? 0) + 1)
    shop.clock.now += pauseMs
  }
  return { compared: hashesStarted() - before, answers }
}

test('three hundred guesses at one account in a day, each from another address: a hundred are looked at, and the owner gets in', async () => {
  await makeAccount(shop, 'victim@example.gr')
  const home = await browserOf('victim@example.gr')
  shop.clock.now += day
  const guesses = 300
  const { compared, answers } = await attack(guesses, day / guesses - 1, async (index) => {
    const { status } = await logInWith(
      openBrowser(app),
      index % 2 ? 'victim@example.gr' : 'Victim@EXAMPLE.gr',
      `guess ${index}`,
    )
    return status
  })
  expect(compared).toBe(100)
  expect([...answers].sort()).toEqual([
    [401, 100],
    [429, guesses - 100],
  ])
  expect((await logInWith(home, 'victim@example.gr')).status).toBe(200)
  expect((await shop.nextMail('victim@example.gr')).subject).toBe('Δοκιμάζουν κωδικούς στον λογαριασμό σας')
  expect(shop.mails().filter(({ subject }) => subject.startsWith('Δοκιμάζουν'))).toHaveLength(1)
})

test('from an unknown browser the owner signs in by e-mail', async () => {
  const unknownBrowser = openBrowser(app)
  expect((await logInWith(unknownBrowser, 'victim@example.gr')).status).toBe(429)
  await unknownBrowser.call(contract.requestPasswordReset, { email: 'victim@example.gr' })
  const token = await shop.nextToken('victim@example.gr')
  const password = 'νέο άλογο μπαταρία'
  expect((await unknownBrowser.call(contract.resetPassword, { token, password })).status).toBe(200)
  expect((await logInWith(unknownBrowser, 'victim@example.gr', password)).status).toBe(200)
})

test('a known device does not help guessing: ten times a minute, and for its own account only', async () => {
  await makeAccount(shop, 'thief@example.gr')
  await makeAccount(shop, 'neighbour@example.gr')
  const thief = await browserOf('thief@example.gr')
  const guess = async (email: string) => (await logInWith(thief, email, 'a guess')).status
  const atNeighbour: number[] = []
  for (let count = 0; count < 6; count += 1) atNeighbour.push(await guess('neighbour@example.gr'))
  expect(atNeighbour).toEqual([401, 401, 401, 401, 401, 429])
  const atOwn: number[] = []
  for (let count = 0; count < 11; count += 1) atOwn.push(await guess('thief@example.gr'))
  expect(atOwn.filter((status) => status === 401)).toHaveLength(10)
  expect(atOwn.at(-1)).toBe(429)
})

const accounts = 800

async function makeMany(): Promise<void> {
  await sql`
    insert into customer (email, email_verified_at, password_hash, first_name, last_name, language)
    select 'reader' || at || '@example.gr', now(), ${await hashPassword(goodPassword, cheapCost)}, 'Ελένη', 'Μάρκου', 'el'
    from generate_series(0, ${accounts - 1}) as at`.execute(shop.database.db)
}

test('four hundred guesses a minute, each at another account, for two minutes: owners sign in, on new browsers too', async () => {
  await makeMany()
  const home = await browserOf('reader77@example.gr')
  shop.clock.now += 60 * minute
  const guess = async (browser: Browser, index: number) =>
    (await logInWith(browser, `reader${index}@example.gr`, 'summer reading')).status

  const attacker = openBrowser(app)
  const fromOneAddress = await attack(100, 0, (index) => guess(attacker, index))
  expect(fromOneAddress.compared).toBe(20)

  shop.clock.now += minute
  const fromManyAddresses = await attack(accounts, 150, (index) => guess(openBrowser(app), index))
  expect(fromManyAddresses.answers.get(200)).toBeUndefined()

  for (let index = 0; index < 300; index += 1) await guess(openBrowser(app), index)
  // the minute's guesses are used up: addresses that hardly tried are slowed down, the others refused
  const guesser = openBrowser(app)
  const started = performance.now()
  const statuses = [await guess(guesser, 700), await guess(guesser, 701), await guess(guesser, 702)]
  expect(statuses).toEqual([401, 401, 429])
  expect(performance.now() - started).toBeGreaterThan(35)
  expect((await logInWith(openBrowser(app), 'reader705@example.gr')).status).toBe(200)
  expect((await logInWith(home, 'reader77@example.gr')).status).toBe(200)
})
