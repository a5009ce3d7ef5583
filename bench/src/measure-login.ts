// Signing in with a password, which is slow on purpose: how many a core carries, and how long those who only look at books wait
// meanwhile.

import { setTimeout as pause } from 'node:timers/promises'
import { hashPassword } from '@stoa/api/modules/passwords/passwords'
import { listProductsByCategory } from '@stoa/contract/listing'
import { logIn } from '@stoa/contract/session'
import { withClient } from './database-client.ts'
import { percentile } from './latency.ts'
import { type Load, underLoad } from './load.ts'
import type { Bench, Measure } from './measure.ts'
import { withServer } from './start-server.ts'
import type { Figure } from './table.ts'
import { timedGet } from './timed-get.ts'

const connections = 16
const warmUp = 60
const alone = 300
const beside = 450
const looks = 400
/** Sign-ins each second. */
const rate = 30
/** One look every so many milliseconds, as readers come. */
const pace = 15
const password = 'σωστό άλογο μπαταρία'

/** Each signs in once: nobody is told of a new browser. */
async function fill(url: string): Promise<void> {
  const hash = await hashPassword(password)
  await withClient(url, async (database) => {
    await database.query(
      `insert into customer (email, email_verified_at, password_hash, first_name, last_name, language)
       select 'login' || n || '@stoa.example', now(), $1, 'Μαρία', 'Παπαδοπούλου', 'el'
       from generate_series(1, $2::int) n on conflict do nothing`,
      [hash, warmUp + alone + beside],
    )
    await database.query('analyze customer')
  })
}

function signingIn(origin: string): Omit<Load, 'amount'> {
  let customer = 0
  const headers = { 'content-type': 'application/json', 'x-token-transport': 'body' }
  const next = () => {
    customer += 1
    const body = JSON.stringify(logIn.input.toWire({ email: `login${customer}@stoa.example`, password }))
    return { method: 'POST' as const, path: `/api/el${logIn.path}`, headers, body }
  }
  return { origin, connections, next }
}

/** Milliseconds of first pages of the catalogue's call, each another one. */
async function lookAround(origin: string, stop: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (let page = 1; !stop(); page += 1) {
    const query = new URLSearchParams({ page: String((page % 14) + 1), psize: '24' })
    const { milliseconds, status } = await timedGet(`${origin}/api/el${listProductsByCategory.path}?${query}`)
    if (status !== 200) throw new Error(`the catalogue answers ${status}`)
    times.push(milliseconds)
    await pause(Math.max(0, pace - milliseconds))
  }
  return times
}

function countdown(from: number): () => boolean {
  let left = from
  return () => {
    left -= 1
    return left < 0
  }
}

/** As many each second as a core should carry, whether or not the last one is through. Gives how many were sent away. */
async function signInSteadily({ origin, next }: Omit<Load, 'amount'>): Promise<number> {
  const begun = performance.now()
  const sent: Promise<number>[] = []
  while (sent.length < beside) {
    sent.push(signInOnce(origin, next()))
    await pause(Math.max(0, begun + (sent.length * 1000) / rate - performance.now()))
  }
  const statuses = await Promise.all(sent)
  const failed = statuses.find((status) => status !== 200 && status !== 429)
  if (failed !== undefined) throw new Error(`signing in answers ${failed}`)
  return statuses.filter((status) => status === 429).length
}

/** 0 when there was no answer. */
async function signInOnce(origin: string, { method, path, headers, body }: ReturnType<Load['next']>): Promise<number> {
  try {
    const wish = { method, headers: { ...headers } as Record<string, string>, body }
    const response = await fetch(`${origin}${path}`, wish)
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

async function lookWhileSigningIn(origin: string, load: Omit<Load, 'amount'>) {
  let isOver = false
  const signing = signInSteadily(load).finally(() => {
    isOver = true
  })
  const [times, sentAway] = await Promise.all([lookAround(origin, () => isOver), signing])
  return { times, sentAway }
}

async function measure(bench: Bench): Promise<Figure[]> {
  return withServer(bench, { role: 'web' }, async ({ origin }) => {
    await fill(await bench.databaseUrl())
    const load = signingIn(origin)
    await underLoad({ ...load, amount: warmUp })
    await lookAround(origin, countdown(looks))
    const only = await underLoad({ ...load, amount: alone })
    const idle = await lookAround(origin, countdown(looks))
    const { times, sentAway } = await lookWhileSigningIn(origin, load)
    const [before, meanwhile] = [percentile(idle, 95), percentile(times, 95)]
    const clock = `${only.perSecond.toFixed(0)} per second by the clock, p50 ${only.p50} ms of ${connections} at once`
    return [
      {
        what: 'signing in with argon2id at 19 MiB: per second of our processor time',
        ...{ value: only.perCpuSecond, unit: '', target: { atLeast: 30 }, note: clock },
      },
      {
        what: `the catalogue’s p95 while ${rate} sign in each second, above idle`,
        ...{ value: (meanwhile / before - 1) * 100, unit: '%', target: { atMost: 30 } },
        note: `${before.toFixed(1)} and ${meanwhile.toFixed(1)} ms, of ${idle.length} and ${times.length}; ${sentAway} of ${beside} sign-ins sent away`,
      },
    ]
  })
}

export const login: Measure = { name: 'login', title: 'Signing in', measure }
