// Load by autocannon, each request made for itself. So many answers, not so many seconds: none is left hanging.

import autocannon, { type Request, type Result } from 'autocannon'
import { cpuSeconds } from './server-metrics.ts'

export interface Load {
  origin: string
  connections: number
  amount: number
  next(): Request
}

export interface LoadResult {
  answers: number
  perSecond: number
  /** Answers for each second of processor time of the server, all its threads together. */
  perCpuSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Any answer that is not of the 200s is an error. */
export async function underLoad(load: Load): Promise<LoadResult> {
  const cpuBefore = await cpuSeconds(load.origin)
  const { result, seconds, firstFailure } = await send(load)
  const cpu = (await cpuSeconds(load.origin)) - cpuBefore
  const answers = result['2xx']
  if (answers < load.amount || result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `of ${load.amount} calls ${answers} succeeded, ${result.non2xx} failed, ${result.errors} broke off: ${firstFailure}`,
    )
  return {
    answers,
    perSecond: answers / seconds,
    perCpuSecond: answers / cpu,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

interface Sent {
  result: Result
  seconds: number
  firstFailure: string
}

/** Timed to the last answer: autocannon itself counts in whole seconds. */
function send({ origin, connections, amount, next }: Load): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const begun = performance.now()
    let last = begun
    let firstFailure = ''
    const setupRequest = (defaults: Request): Request => {
      const made = next()
      return { ...defaults, ...made, headers: { ...defaults.headers, ...made.headers } }
    }
    const onResponse = (status: number, body: string): void => {
      last = performance.now()
      if (status >= 300) firstFailure ||= `${status} ${body.slice(0, 500)}`
    }
    const options = { url: origin, connections, amount, requests: [{ setupRequest, onResponse }] }
    autocannon(options, (error, result) =>
      error ? reject(error) : resolve({ result, seconds: (last - begun) / 1000, firstFailure }),
    )
  })
}

/** One after the other, from the beginning again at the end. */
export function inTurn<Value>(values: readonly Value[]): () => Value {
  let place = 0
  return () => {
    const value = values[place % values.length]
    if (value === undefined) throw new Error('nothing to take in turn')
    place += 1
    return value
  }
}
