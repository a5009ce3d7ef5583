// How many pages an address may have rendered. Pages from the cache are free, so that readers and crawlers hardly meet this.
// Counted in this process: a page is rendered by one, and needs no other to say how busy it is.

import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { networkOf } from '@stoa/api/http/network'
import type { PageLimitRow } from '@stoa/api/identity/limits/limits.service'

interface Bucket {
  used: number
  until: number
}

/** Beyond so many addresses the counting begins anew. */
const maxBuckets = 50_000

export interface PageLimitsOptions {
  limits: readonly PageLimitRow[]
  /** The trusted proxies. */
  proxies: readonly string[] | undefined
  now: () => number
}

export function createPageLimits({ limits, proxies, now }: PageLimitsOptions) {
  const buckets = new Map<string, Bucket>()
  const addressOf = proxyAddr.compile([...(proxies ?? [])])
  const clientOf = (request: IncomingMessage): string => networkOf(proxyAddr(request, addressOf))

  const waitOf = ({ name, max, per }: PageLimitRow, client: string): number => {
    const key = `${name} ${client}`
    const time = now()
    const known = buckets.get(key)
    const bucket = known && known.until > time ? known : { used: 0, until: time + per * 1000 }
    bucket.used += 1
    if (buckets.size > maxBuckets) buckets.clear()
    buckets.set(key, bucket)
    return bucket.used > max ? Math.ceil((bucket.until - time) / 1000) : 0
  }

  /** Counts a page that has to be rendered; seconds to wait, 0 when it may be rendered now. */
  return (request: IncomingMessage, isSearch: boolean): number => {
    if (limits.length === 0) return 0
    const client = clientOf(request)
    return Math.max(0, ...limits.filter((row) => !row.searches || isSearch).map((row) => waitOf(row, client)))
  }
}
