// Load with wrk, always with the same arguments, so that two servers are comparable.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type Encoding = 'identity' | 'br'

const connections = 32
const units: Record<string, number> = { '': 1, K: 1024, M: 1024 ** 2, G: 1024 ** 3 }

/** Answers per second. Any status but 200, broken connections and answers smaller than `bytes` are errors. */
export async function wrk(url: string, encoding: Encoding, bytes: number, seconds: number): Promise<number> {
  const accept = encoding === 'br' ? ['-H', 'Accept-Encoding: br'] : []
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, ...accept, url])
  const [, responses, amount, unit = ''] = /(\d+) requests in .*, ([\d.]+)([KMG]?)B read/.exec(stdout) ?? []
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
  const read = Number(amount) * (units[unit] ?? Number.NaN)
  const isWhole = read >= Number(responses) * bytes * 0.98
  if (!perSecond || !isWhole || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk on ${url}: ${stdout}`)
  return Number(perSecond)
}
