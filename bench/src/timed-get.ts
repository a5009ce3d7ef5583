// Sequential requests, timed until the last byte.

import { Agent, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { processorMilliseconds } from './processor-time.ts'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const timeoutMs = 300_000

export interface TimedResponse {
  milliseconds: number
  status: number
  body: Buffer
}

export const timedGet = (url: string): Promise<TimedResponse> =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const request = get(url, { agent, timeout: timeoutMs }, (response) => {
      buffer(response).then(
        (body) => resolve({ milliseconds: performance.now() - startedAt, status: response.statusCode ?? 0, body }),
        reject,
      )
    })
    request.on('error', reject).on('timeout', () => request.destroy(new Error(`${url}: no answer`)))
  })

/** Wall-clock and processor time of each response, in milliseconds. */
export interface Times {
  clock: number[]
  /** Empty where processor time is not available. */
  processor: number[]
}

export interface MeasuredServer {
  origin: string
  /** The processes that answer: the server's and the database's. */
  processes: readonly number[]
}

/** Any answer that is not 200 is an error. */
export async function timeAll({ origin, processes }: MeasuredServer, paths: readonly string[]): Promise<Times> {
  const times: Times = { clock: [], processor: [] }
  for (const path of paths) {
    const before = processorMilliseconds(processes)
    const { milliseconds, status, body } = await timedGet(`${origin}${path}`)
    const after = processorMilliseconds(processes)
    if (status !== 200) throw new Error(`${path} answers ${status}: ${body.toString().slice(0, 300)}`)
    times.clock.push(milliseconds)
    if (before !== null && after !== null) times.processor.push(after - before)
  }
  return times
}
