// Tells the proxies before the shop what they must no longer send, by the tags that pages carry. A proxy that cannot be
// reached is tried until it can, and then drops everything: what it missed is not known any more.

import { setTimeout as delay } from 'node:timers/promises'
import { type ChangeFollower, isOfCatalogue } from '@stoa/api/database/change-log'
import type { Logger } from 'pino'
import type { StoredPage } from './stored-page.ts'

/** More tags at once are quicker dropped with everything. */
const maxTags = 100
const timeoutMs = 2000
const retryAfterMs = 500
/** An answer of before may have been on its way to the proxy when the purge arrived there. */
const repeatAfterMs = 1000

export interface Purger extends ChangeFollower {
  /** Whether every proxy has dropped what it had to: only then may it keep what is sent. */
  readonly isCurrent: boolean
  /** Proxies that could not be told. */
  readonly failing: number
  stop(): Promise<void>
}

/** On no page, and written with each order. */
const unseenTag = 'outbox'

/** What a proxy reads of a page that is kept here: its tags, each between commas, and how long it may be kept. */
export function surrogateHead({ tags, lists, validUntil }: StoredPage, now: number): string[] {
  const keys = lists.length === 0 ? tags : [...tags, 'listings']
  const seconds = Math.floor((validUntil - now) / 1000)
  return ['surrogate-key', `,${keys.join(',')},`, 'surrogate-control', `max-age=${Math.max(0, seconds)}`]
}

const everything = '.'
const patternOf = (tags: ReadonlySet<string>): string =>
  tags.size > maxTags || [...tags].some(isOfCatalogue)
    ? everything
    : `,(${[...tags].map((tag) => tag.replace(/[^\w:-]/g, '.')).join('|')}),`

async function purge(url: string, pattern: string): Promise<void> {
  const headers = { 'surrogate-key-pattern': pattern }
  const response = await fetch(url, { method: 'BAN', headers, signal: AbortSignal.timeout(timeoutMs) })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`the proxy answered ${response.status}`)
}

function purgeProxy(url: string, log: Logger) {
  const stopped = new AbortController()
  let tags = new Set<string>()
  let isAll = false
  let isFailing = false
  let isSending = false
  let sending: Promise<void> = Promise.resolve()

  const sendWaiting = async (): Promise<void> => {
    while (!stopped.signal.aborted && (isAll || tags.size > 0)) {
      const pattern = isAll ? everything : patternOf(tags)
      tags = new Set()
      isAll = false
      try {
        await purge(url, pattern)
        if (isFailing) log.info({ proxy: url }, 'the proxy is purged again')
        isFailing = false
        repeat(pattern)
      } catch (error) {
        if (!isFailing) log.error({ proxy: url, err: error }, 'the proxy cannot be purged')
        isFailing = true
        isAll = true
        await delay(retryAfterMs, undefined, { signal: stopped.signal }).catch(() => {})
      }
    }
    isSending = false
  }
  const wake = () => {
    if (isSending) return
    isSending = true
    sending = sendWaiting()
  }
  const repeat = (pattern: string) => {
    const timer = setTimeout(() => {
      purge(url, pattern).catch(() => purgeAll())
    }, repeatAfterMs).unref()
    stopped.signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  }
  const purgeAll = () => {
    isAll = true
    wake()
  }
  return {
    purgeAll,
    purge(tag: string) {
      tags.add(tag)
      wake()
    },
    isCurrent: () => !isSending,
    isFailing: () => isFailing,
    stop() {
      stopped.abort()
      return sending
    },
  }
}

export function createPurger(urls: readonly string[], log: Logger): Purger {
  const proxies = urls.map((url) => purgeProxy(url, log))
  let isFollowing = false
  return {
    get isCurrent() {
      return isFollowing && proxies.every((proxy) => proxy.isCurrent())
    },
    get failing() {
      return proxies.filter((proxy) => proxy.isFailing()).length
    },
    onChange(tag) {
      if (tag === unseenTag) return
      for (const proxy of proxies) proxy.purge(tag)
    },
    onConnected() {
      isFollowing = true
      for (const proxy of proxies) proxy.purgeAll()
    },
    onDisconnected() {
      isFollowing = false
    },
    async stop() {
      await Promise.all(proxies.map((proxy) => proxy.stop()))
    },
  }
}
