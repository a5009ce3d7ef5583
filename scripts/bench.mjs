// `npm run bench`: prints the figures of the README, or the tables that are named.

import { findBrowser } from './browser.mjs'
import { build, install, run } from './prepare.mjs'

install()
build()
run('node', ['bench/src/main.ts', ...process.argv.slice(2)], {
  CHROMIUM: findBrowser() ?? '',
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
})
