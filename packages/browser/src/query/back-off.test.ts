import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { createRetrier, isRetryable, parseRetryAfter, remainingRetryAfter, retryDelay } from './back-off.ts'
import { Refused } from './refused.ts'

const start = Date.parse('2026-11-21T10:00:00Z')
const refused = (status: number, retryAfter?: string) =>
  new Refused({ code: 'server_fault', status, title: 'Fault', instance: '1', ...(retryAfter ? { retryAfter } : {}) })
const at = (random: number, now = start) => ({ now: () => now, random: () => random })

describe('retryable failures', () => {
  it.each([408, 425, 429, 500, 502, 503, 504])('%i', (status) => {
    expect(isRetryable(refused(status))).toBe(true)
  })

  it.each([400, 401, 403, 404, 409, 410, 413, 422])('%i is not', (status) => {
    expect(isRetryable(refused(status))).toBe(false)
  })

  it('no response, and one without a body', () => {
    expect([isRetryable(new TypeError('Failed to fetch')), isRetryable(refused(200))]).toEqual([true, true])
  })
})

test.each([
  ['20', 20_000],
  [' 0 ', 0],
  ['Sat, 21 Nov 2026 10:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 09:59:00 GMT', 0],
  ['soon', 0],
  ['', 0],
  [null, 0],
  ['99999999999999999999', 3_600_000],
  ['Fri, 01 Jan 2100 00:00:00 GMT', 3_600_000],
])('a Retry-After of %j is %i ms', (header, delay) => {
  expect(parseRetryAfter(header, start)).toBe(delay)
})

describe('the pause', () => {
  it('doubles up to a minute, half of it random', () => {
    const delays = (random: number) => [1, 2, 3, 4, 5, 6, 7].map((count) => retryDelay(count, new Error(), at(random)))
    expect(delays(1)).toEqual([2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000])
    expect(delays(0)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  it('is never shorter than Retry-After, with jitter on top', () => {
    expect(retryDelay(1, refused(429, '20'), at(0))).toBe(20_000)
    expect(retryDelay(1, refused(503, '20'), at(0.5))).toBe(21_000)
    expect(retryDelay(1, refused(429, 'Sat, 21 Nov 2026 10:00:30 GMT'), at(0))).toBe(30_000)
    expect(retryDelay(6, refused(429, '20'), at(0))).toBe(30_000)
    expect(retryDelay(1, refused(429, '0'), at(0))).toBe(1000)
  })

  it('is the same for all calls that waited for one response, and ends after its Retry-After', () => {
    const error = refused(429, '20')
    expect(retryDelay(1, error, at(0.5))).toBe(retryDelay(1, error, at(0.9)))
    expect(remainingRetryAfter(error, at(0, start + 15_000))).toBe(5000)
    expect(remainingRetryAfter(error, at(0, start + 25_000))).toBe(0)
  })

  it('is always between a second and Retry-After plus two', () => {
    const count = fc.integer({ min: 1, max: 2000 })
    const seconds = fc.integer({ min: 0, max: 3600 })
    fc.assert(
      fc.property(count, seconds, fc.double({ min: 0, max: 1, noNaN: true }), (failures, asked, random) => {
        const delay = retryDelay(failures, refused(429, String(asked)), at(random))
        expect(delay).toBeGreaterThanOrEqual(Math.max(1000, asked * 1000))
        expect(delay).toBeLessThanOrEqual(Math.max(60_000, asked * 1000 + 2000))
      }),
    )
  })
})

describe('a task', () => {
  const network = { online: true, listeners: new Set<() => void>() }
  const environment = {
    now: () => Date.now(),
    random: () => 1,
    isOnline: () => network.online,
    onOnline: (listener: () => void) => void network.listeners.add(listener),
  }
  const goOnline = () => {
    network.online = true
    for (const listener of network.listeners) listener()
  }
  const after = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

  /** The outcomes of the runs in order; the last applies to all further runs. */
  function open(...ends: (Error | null)[]) {
    const task = vi.fn(async () => {
      const end = ends.length > 1 ? ends.shift() : ends[0]
      if (end) throw end
    })
    return { task, ...createRetrier(task, environment) }
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: start })
    network.online = true
    network.listeners.clear()
  })
  afterEach(() => void vi.useRealTimers())

  it('that succeeds is run once', async () => {
    const { task, run } = open(null)
    run()
    await after(600)
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('that fails is repeated after each pause until it succeeds; then the back-off starts over', async () => {
    const { task, run } = open(new Error(), new Error(), null, new Error(), null)
    run()
    await after(1.9)
    expect(task).toHaveBeenCalledTimes(1)
    await after(0.1)
    expect(task).toHaveBeenCalledTimes(2)
    await after(4)
    expect(task).toHaveBeenCalledTimes(3)
    run()
    await after(2)
    expect(task).toHaveBeenCalledTimes(5)
  })

  it('that is requested during a pause waits for its end', async () => {
    const { task, run } = open(new Error())
    run()
    for (let times = 0; times < 100; times += 1) {
      await after(0.6)
      run()
    }
    expect(task, 'at 0, 2, 6, 14 and 30 seconds').toHaveBeenCalledTimes(5)
  })

  it('that can only fail again is not retried, and not run before the pause ends', async () => {
    const { task, run } = open(refused(404))
    run()
    await after(600)
    expect(task).toHaveBeenCalledTimes(1)
    run()
    run()
    await after(1)
    run()
    await after(0.9)
    expect(task).toHaveBeenCalledTimes(2)
  })

  it('that was requested while it ran is run once more', async () => {
    const { task, run } = open(null)
    task.mockImplementationOnce(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    run()
    run()
    run()
    await after(10)
    expect(task).toHaveBeenCalledTimes(2)
  })

  it('is not run offline, however often it is requested, and at once when online again', async () => {
    network.online = false
    const { task, run } = open(null)
    run()
    run()
    await after(600)
    expect(task).not.toHaveBeenCalled()
    goOnline()
    await after(0)
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('that failed is not retried offline; going online ends the pause, but not Retry-After', async () => {
    const { task, run } = open(new Error(), refused(429, '30'), null)
    run()
    await after(0)
    network.online = false
    await after(600)
    expect(task).toHaveBeenCalledTimes(1)
    goOnline()
    await after(29)
    goOnline()
    await after(0)
    expect(task).toHaveBeenCalledTimes(2)
    await after(1)
    goOnline()
    await after(0)
    expect(task).toHaveBeenCalledTimes(3)
  })

  it('that needs no server runs at once', async () => {
    const { task, run, runNow } = open(new Error(), null)
    run()
    await after(0)
    network.online = false
    runNow()
    await after(0)
    expect(task).toHaveBeenCalledTimes(2)
    await after(600)
    expect(task).toHaveBeenCalledTimes(2)
  })
})
