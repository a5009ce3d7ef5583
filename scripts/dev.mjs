// `npm run dev`: the shop with hot reloading of pages; the server restarts when its own files change.

import { spawn } from 'node:child_process'
import { build, environment, install, root } from './prepare.mjs'

install()
build()

const watched = ['apps/server/src', 'apps/api/src', 'packages'].flatMap((path) => ['--watch-path', path])
const env = { ...environment, NODE_ENV: 'development', STOREFRONT_DEV: 'true', MALLOC_ARENA_MAX: '2' }
const shop = spawn('node', [...watched, 'apps/server/src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env,
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => shop.kill(signal))
shop.on('exit', (code) => process.exit(code ?? 0))
