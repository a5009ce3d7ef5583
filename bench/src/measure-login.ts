// Sign-in with a password, whose hash is slow on purpose: sign-ins per core, and the latency of other requests
// meanwhile.

import { setTimeout as delay } from 'node:timers/promises'
import { hashPassword } from '@stoa/api/identity/passwords/passwords.service'
import { listProductsByCategory } from '@stoa/contract/catalogue/listing'
import { logIn } from '@stoa/contract/identity/session'
import { withClient } from './database-client.ts'
import { percentile } from './latency.ts'
import { type Load, runLoad } from './load.ts'
import type { Bench, Measure } from './measure.ts'
import { withServer } from './start-server.ts'
import type { Figure } from './table.ts'
import { timedGet } from './timed-get.ts'

const connections = 16
const warmUp = 60
const idleLogins = 300
const concurrentLogins = 450
const idleVisits = 400
/** Sign-ins each second. */
const rate = 30
/** Interval between page views, in milliseconds. */
const loginsPerSecond = 15
const password = 'σωστό άλογο μπαταρία'

/** Each signs in once, so that no e-mail about a new device is sent. */
async function fill(url: string): Promise<void> {
  const hash = await hashPassword(password)
  await withClient(url, async (database) => {
    await database.query(
      `insert into customer (email, email_verified_at, password_hash, first_name, last_name, language)
       select 'login' || n || '@stoa.example', now(), $1, 'Μαρία', 'Παπαδοπούλου', 'el'
       from generate_series(1, $2::int) n on conflict do nothing`,
      [hash, warmUp + idleLogins + concurrentLogins],
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

/** Latency in milliseconds of list requests, each with another page number. */
async function browseCatalogue(origin: string, stop: () => boolean): Promise<number[]> {
  const times: number[] = []
  for (let page = 1; !stop(); page += 1) {
    const query = new URLSearchParams({ page: String((page % 14) + 1), psize: '24' })
    const { milliseconds, status } = await timedGet(`${origin}/api/el${listProductsByCategory.path}?${query}`)
    if (status !== 200) throw new Error(`the catalogue answers ${status}`)
    times.push(milliseconds)
    await delay(Math.max(0, loginsPerSecond - milliseconds))
  }
  return times
}

function countdown(from: number): () => boolean {
  let remaining = from
  return () => {
    remaining -= 1
    return remaining < 0
  }
}

/** Starts sign-ins at the target rate without waiting for earlier ones. Returns how many were refused. */
async function signInSteadily({ origin, next }: Omit<Load, 'amount'>): Promise<number> {
  const startedAt = performance.now()
  const sent: Promise<number>[] = []
  while (sent.length < concurrentLogins) {
    sent.push(signInOnce(origin, next()))
    await delay(Math.max(0, startedAt + (sent.length * 1000) / rate - performance.now()))
  }
  const statuses = await Promise.all(sent)
  const failed = statuses.find((status) => status !== 200 && status !== 429)
  if (failed !== undefined) throw new Error(`signing in answers ${failed}`)
  return statuses.filter((status) => status === 429).length
}

/** 0 when there was no response. */
async function signInOnce(origin: string, { method, path, headers, body }: ReturnType<Load['next']>): Promise<number> {
  try {
    const options = { method, headers: { ...headers } as Record<string, string>, body }
    const response = await fetch(`${origin}${path}`, options)
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

async function browseWhileSigningIn(origin: string, load: Omit<Load, 'amount'>) {
  let isOver = false
  const signing = signInSteadily(load).finally(() => {
    isOver = true
  })
  const [times, rejected] = await Promise.all([browseCatalogue(origin, () => isOver), signing])
  return { times, rejected }
}

async function measure(bench: Bench): Promise<Figure[]> {
  return withServer(bench, { role: 'web' }, async ({ origin }) => {
    await fill(await bench.databaseUrl())
    const load = signingIn(origin)
    await runLoad({ ...load, amount: warmUp })
    await browseCatalogue(origin, countdown(idleVisits))
    const only = await runLoad({ ...load, amount: idleLogins })
    const idle = await browseCatalogue(origin, countdown(idleVisits))
    const { times, rejected } = await browseWhileSigningIn(origin, load)
    const [before, meanwhile] = [percentile(idle, 95), percentile(times, 95)]
    const clock = `${only.perSecond.toFixed(0)} per second by the clock, p50 ${only.p50} ms of ${connections} at once`
    return [
      {
        label: 'signing in with argon2id at 19 MiB: per second of our processor time',
        value: only.perCpuSecond,
        unit: '',
        target: { atLeast: 30 },
        note: clock,
      },
      {
        label: `the catalogue’s p95 while ${rate} sign in each second, above idle`,
        value: (meanwhile / before - 1) * 100,
        unit: '%',
        target: { atMost: 30 },
        note: `${before.toFixed(1)} and ${meanwhile.toFixed(1)} ms, of ${idle.length} and ${times.length}; ${rejected} of ${concurrentLogins} sign-ins sent away`,
      },
    ]
  })
}

export const login: Measure = { name: 'login', title: 'Signing in', measure }
