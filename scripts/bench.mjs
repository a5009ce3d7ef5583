// `npm run bench`: prints the figures of the README, or the named tables; `npm run bench -- against COMMIT` compares
// with an old commit, `npm run bench -- mutation` counts the faults in prices that tests notice.

import { findBrowser } from './browser.mjs'
import { build, install, run } from './prepare.mjs'

const [first, ...others] = process.argv.slice(2)
const ownPrograms = { against: 'bench/src/against/main.ts', mutation: 'bench/src/mutation/main.ts' }
const own = ownPrograms[first]
const program = own ? [own, ...others] : ['bench/src/main.ts', ...process.argv.slice(2)]

install()
if (first !== 'mutation') build()
run('node', program, {
  CHROMIUM: findBrowser() ?? '',
  NODE_ENV: 'production',
  MALLOC_ARENA_MAX: '2',
})
