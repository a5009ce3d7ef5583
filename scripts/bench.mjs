// `npm run bench`: prints the tables of the README. Takes `--only name`.

import { findBrowser } from './browser.mjs'
import { build, install, run } from './prepare.mjs'

install()
build()
run('node', ['bench/src/main.ts', ...process.argv.slice(2)], {
  CHROMIUM: findBrowser() ?? '',
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
})
