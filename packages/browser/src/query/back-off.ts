// Retries of failed calls: exponential back-off with jitter, so that browsers do not retry all at once, never before
// the response's Retry-After, not while the browser is offline, and not at all where the same call can only fail the
// same way.

import { Refused } from './refused.ts'

const firstDelay = 2000
const longestDelay = 60_000
/** A longer Retry-After is a mistake: the page would be unusable until it is reloaded. */
const longestRetryAfter = 3_600_000
/** Retryable 4xx statuses. */
const temporary = new Set([408, 425, 429])
const unreachable = new Set([502, 503, 504])

export interface RetryEnvironment {
  /** Milliseconds since 1970. */
  now(): number
  /** From 0 to 1. */
  random(): number
  isOnline(): boolean
  onOnline(listener: () => void): void
}

export const browserEnvironment: RetryEnvironment = {
  now: () => Date.now(),
  random: () => Math.random(),
  isOnline: () => navigator.onLine,
  onOnline: (listener) => window.addEventListener('online', listener),
}

type TimeAndChance = Pick<RetryEnvironment, 'now' | 'random'>

/** The response of an error; null when there was none. */
function answerOf(error: unknown): { status: number; retryAfter: string | null } | null {
  return error instanceof Refused
    ? { status: error.problem.status, retryAfter: error.problem.retryAfter ?? null }
    : null
}

/** Also a success that is not the shop's own. */
export const isRetryableStatus = (status: number): boolean => status < 400 || status >= 500 || temporary.has(status)

/** The call was not handled at all: of what it asked nothing is known. */
export const isBusyStatus = (status: number): boolean => temporary.has(status) || unreachable.has(status)

/** Also true when there was no response. */
export function isRetryable(error: unknown): boolean {
  const answer = answerOf(error)
  return answer === null || isRetryableStatus(answer.status)
}

/** Milliseconds from `now` on; 0 without a valid header. */
export function parseRetryAfter(header: string | null, now: number): number {
  if (header === null) return 0
  const delay = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(delay) ? 0 : Math.min(Math.max(delay, 0), longestRetryAfter)
}

/** A failure shared by several calls counts once: they are retried together, at the time that its response named. */
const failures = new WeakMap<Error, { at: number; chance: number }>()

function failureOf(error: unknown, { now, random }: TimeAndChance): { at: number; chance: number } {
  if (!(error instanceof Error)) return { at: now(), chance: random() }
  const failure = failures.get(error) ?? { at: now(), chance: random() }
  failures.set(error, failure)
  return failure
}

/** Remaining Retry-After of the response, in milliseconds. */
export function remainingRetryAfter(error: unknown, environment: TimeAndChance): number {
  const { at } = failureOf(error, environment)
  const asked = parseRetryAfter(answerOf(error)?.retryAfter ?? null, at)
  return Math.max(0, at + asked - environment.now())
}

/** Milliseconds to wait after the `count`th consecutive failure, with this error. */
export function retryDelay(count: number, error: unknown, environment: TimeAndChance): number {
  const { chance } = failureOf(error, environment)
  const longest = Math.min(firstDelay * 2 ** (count - 1), longestDelay)
  const asked = remainingRetryAfter(error, environment)
  return Math.max((longest / 2) * (1 + chance), asked === 0 ? 0 : asked + firstDelay * chance)
}

/** The back-off of one task. */
function createPause(environment: TimeAndChance) {
  let count = 0
  let until = 0
  let refusedUntil = 0
  return {
    remaining: () => until - environment.now(),
    failed(error: unknown): void {
      count += 1
      until = environment.now() + retryDelay(count, error, environment)
      refusedUntil = environment.now() + remainingRetryAfter(error, environment)
    },
    succeeded(): void {
      count = 0
      until = 0
    },
    /** The failures may have been the network's; Retry-After still applies. */
    networkReturned(): void {
      until = Math.min(until, refusedUntil)
    },
  }
}

export interface Retrier {
  /** Runs the task now, or when the pause is over and the browser is online. */
  run(): void
  /** Runs it despite earlier failures: for tasks that need no server, or concern another user. */
  runNow(): void
}

/** Runs one task, never concurrently, and again after it failed. */
export function createRetrier(task: () => Promise<void>, environment = browserEnvironment): Retrier {
  const pause = createPause(environment)
  let timer: ReturnType<typeof setTimeout> | undefined
  let state: 'idle' | 'wanted' | 'wantedNow' = 'idle'
  let running = false

  const schedule = (): void => {
    clearTimeout(timer)
    if (running || state === 'idle') return
    const delay = pause.remaining()
    if (state === 'wantedNow' || (delay <= 0 && environment.isOnline())) void begin()
    else if (delay > 0) timer = setTimeout(schedule, delay)
  }
  const begin = async (): Promise<void> => {
    running = true
    state = 'idle'
    try {
      await task()
      pause.succeeded()
    } catch (error) {
      pause.failed(error)
      if (isRetryable(error)) want('wanted')
    }
    running = false
    schedule()
  }
  const want = (next: 'wanted' | 'wantedNow'): void => {
    if (state !== 'wantedNow') state = next
  }
  environment.onOnline(() => {
    pause.networkReturned()
    schedule()
  })
  return {
    run() {
      want('wanted')
      schedule()
    },
    runNow() {
      want('wantedNow')
      schedule()
    },
  }
}
