// The pages of this process: the storefront rendered with its operations, and their cache.

import type { Config } from '@stoa/api/config'
import type { Operation } from '@stoa/api/http/operation'
import { pageLimitsOf } from '@stoa/api/identity/limits/limits.service'
import type { LoadedStorefront } from './loaded-storefront.ts'
import { createPageLimits } from './page-limits.ts'
import { createPages } from './pages.ts'
import { createPathCase } from './path-case.ts'
import { type Purger, surrogateHead } from './purge-proxies.ts'
import { releaseMemoryWhenIdle } from './release-memory.ts'
import { createRenderer } from './render-page.ts'
import { createBodies, type StoredPage } from './stored-page.ts'
import { TaggedCache } from './tagged-cache.ts'

const megabyte = 1024 * 1024
/** Of the page cache: for encodings that are not kept, as they were sent last. */
const convertedShare = 1 / 16

interface SiteDeps {
  config: Config
  storefront: LoadedStorefront
  operations: ReadonlyMap<string, Operation>
  /** Null without proxies that are purged. */
  purger: Purger | null
  now: () => number
}

export function openPages({ config, storefront, operations, purger, now }: SiteDeps) {
  const { load, isDevelopment } = storefront
  const pageBytes = config.PAGE_CACHE_MB * megabyte
  const isOn = config.PAGE_CACHE === 'on' && !isDevelopment
  const cache = new TaggedCache<StoredPage>(pageBytes * (1 - convertedShare), isOn)
  const render = createRenderer({
    storefront: load,
    operations,
    origin: config.PUBLIC_ORIGIN,
    now,
    isDevelopment,
  })
  const memoryReleaser = releaseMemoryWhenIdle()
  const switches = async () => (await load()).entry.module.addressSwitches
  const pages = createPages({
    cache,
    bodyOf: createBodies(pageBytes * convertedShare),
    render(url) {
      memoryReleaser.onRender()
      return render(url)
    },
    switches,
    pathCase: pathCaseOf(storefront),
    now,
    forProxies: (page) => (purger?.isCurrent && cache.isOpen ? surrogateHead(page, now()) : []),
    waitFor: createPageLimits({
      limits: isDevelopment ? [] : pageLimitsOf(config.LIMITS),
      proxies: config.TRUST_PROXY,
      now,
    }),
  })
  return { pages, cache, switches, stop: memoryReleaser.stop }
}

/** Made once, of the routes at the first request. */
function pathCaseOf({ load }: LoadedStorefront) {
  let pathCase: ReturnType<typeof createPathCase> | undefined
  return async () => {
    const { routes } = await load()
    pathCase ??= createPathCase(Object.values(routes).flatMap((route) => route?.path ?? []))
    return pathCase
  }
}
