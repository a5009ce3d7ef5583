// `npm run dev`: the shop with hot reloading of pages; the server restarts when its own files change.

import { build, environment, install } from './prepare.mjs'
import { runShop } from './run-shop.mjs'

install()
build()

const watched = ['apps/server/src', 'apps/api/src', 'packages'].flatMap((path) => ['--watch-path', path])
runShop(watched, { ...environment, NODE_ENV: 'development', STOREFRONT_DEV: 'true', MALLOC_ARENA_MAX: '2' })
