// `npm start`: from a fresh clone to a running shop.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, environment, install, root } from './prepare.mjs'
import { runShop } from './run-shop.mjs'

install()
build()

// Two memory arenas instead of one per core and thread, so that memory freed by the image library is released. A small
// nursery keeps the garbage of rendered pages from growing the process.
const flags = JSON.parse(readFileSync(join(root, 'apps', 'server', 'node-flags.json'), 'utf8'))
runShop(flags, { ...environment, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' })
