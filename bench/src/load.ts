// Load with autocannon, with a new request object for each request. Ends after a number of answers instead of seconds,
// so that no request is left open.

import autocannon, { type Request, type Result } from 'autocannon'
import { cpuSeconds } from './server-metrics.ts'

export interface Load {
  origin: string
  connections: number
  amount: number
  next(): Request
}

export interface LoadResult {
  responses: number
  perSecond: number
  /** Answers per second of processor time of the server, all its threads together. */
  perCpuSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
}

/** Any status but 2xx is an error. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const cpuBefore = await cpuSeconds(load.origin)
  const { result, seconds, firstFailure } = await send(load)
  const cpu = (await cpuSeconds(load.origin)) - cpuBefore
  const responses = result['2xx']
  if (responses < load.amount || result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `of ${load.amount} calls ${responses} succeeded, ${result.non2xx} failed, ${result.errors} broke off: ${firstFailure}`,
    )
  return {
    responses,
    perSecond: responses / seconds,
    perCpuSecond: responses / cpu,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

interface SendResult {
  result: Result
  seconds: number
  firstFailure: string
}

/** Timed to the last answer: autocannon itself counts in whole seconds. */
function send({ origin, connections, amount, next }: Load): Promise<SendResult> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    let last = startedAt
    let firstFailure = ''
    const setupRequest = (defaults: Request): Request => {
      const request = next()
      return { ...defaults, ...request, headers: { ...defaults.headers, ...request.headers } }
    }
    const onResponse = (status: number, body: string): void => {
      last = performance.now()
      if (status >= 300) firstFailure ||= `${status} ${body.slice(0, 500)}`
    }
    const options = { url: origin, connections, amount, requests: [{ setupRequest, onResponse }] }
    autocannon(options, (error, result) =>
      error ? reject(error) : resolve({ result, seconds: (last - startedAt) / 1000, firstFailure }),
    )
  })
}

/** In turn, starting again after the last. */
export function roundRobin<Value>(values: readonly Value[]): () => Value {
  let position = 0
  return () => {
    const value = values[position % values.length]
    if (value === undefined) throw new Error('nothing to take in turn')
    position += 1
    return value
  }
}
