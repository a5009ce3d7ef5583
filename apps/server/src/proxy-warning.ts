// Limits are for each network address. Behind a proxy that is not trusted all visitors have one address, the proxy's, and
// share its limits: the shop says so once, at the start where it can be told, otherwise at the first forwarded request.

import type { IncomingMessage } from 'node:http'
import type { Config } from '@stoa/api/config'
import type { Logger } from 'pino'

const advice =
  'All visitors then count as one address, and share its limits: name the proxy in TRUST_PROXY, as an address or network.'

type WarnedConfig = Pick<Config, 'PUBLIC_ORIGIN' | 'TRUST_PROXY'>

/** Looks at each request until it has warned. */
export function watchForProxy(
  { PUBLIC_ORIGIN, TRUST_PROXY }: WarnedConfig,
  log: Pick<Logger, 'warn'>,
): (request: Pick<IncomingMessage, 'headers'>) => void {
  if (TRUST_PROXY) return () => {}
  // this server does not speak TLS: who publishes it by https has a proxy before it
  let hasWarned = PUBLIC_ORIGIN.startsWith('https:')
  if (hasWarned)
    log.warn(`PUBLIC_ORIGIN is https, so that a proxy stands before the shop, and none is trusted. ${advice}`)
  return ({ headers }) => {
    if (hasWarned || headers['x-forwarded-for'] === undefined) return
    hasWarned = true
    log.warn(`A request came with X-Forwarded-For, and no proxy is trusted. ${advice}`)
  }
}
