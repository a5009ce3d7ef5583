// `npm run bench`: prints the figures of the README, or the named tables; `npm run bench -- against COMMIT` compares
// with an old commit.

import { findBrowser } from './browser.mjs'
import { build, install, run } from './prepare.mjs'

const [first, ...others] = process.argv.slice(2)
const program =
  first === 'against' ? ['bench/src/against/main.ts', ...others] : ['bench/src/main.ts', ...process.argv.slice(2)]

install()
build()
run('node', program, {
  CHROMIUM: findBrowser() ?? '',
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
})
