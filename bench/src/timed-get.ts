// One request after the other, timed from asking to the last byte.

import { Agent, get } from 'node:http'
import { buffer } from 'node:stream/consumers'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const patience = 300_000

export interface TimedAnswer {
  milliseconds: number
  status: number
  body: Buffer
}

export const timedGet = (url: string): Promise<TimedAnswer> =>
  new Promise((resolve, reject) => {
    const begun = performance.now()
    const request = get(url, { agent, timeout: patience }, (response) => {
      buffer(response).then(
        (body) => resolve({ milliseconds: performance.now() - begun, status: response.statusCode ?? 0, body }),
        reject,
      )
    })
    request.on('error', reject).on('timeout', () => request.destroy(new Error(`${url}: no answer`)))
  })

/** Milliseconds of each; any answer that is not 200 is an error. */
export async function timeAll(origin: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const path of paths) {
    const { milliseconds, status, body } = await timedGet(`${origin}${path}`)
    if (status !== 200) throw new Error(`${path} answers ${status}: ${body.toString().slice(0, 300)}`)
    times.push(milliseconds)
  }
  return times
}
