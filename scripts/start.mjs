// `npm start`: from a fresh clone to a running shop.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, environment, install, root } from './prepare.mjs'

install()
build()

// Two memory arenas instead of one per core and thread, so that memory freed by the image library is released. A small
// nursery keeps the garbage of rendered pages from growing the process.
const env = { ...environment, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' }
const flags = JSON.parse(readFileSync(join(root, 'apps', 'server', 'node-flags.json'), 'utf8'))
const shop = spawn('node', [...flags, 'apps/server/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env,
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
