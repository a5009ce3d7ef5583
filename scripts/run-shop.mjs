// The shop's process under `npm start` and `npm run dev`: it ends when they are told to end, and they end with it.

import { spawn } from 'node:child_process'
import { root } from './prepare.mjs'

const parentCheckMs = 500
const parent = process.ppid

/** Runs the server with Node's flags and the arguments of the command; exits with its exit code. */
export function runShop(flags, env) {
  const shop = spawn('node', [...flags, 'apps/server/src/main.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env,
  })
  const end = (signal) => shop.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(signal))
  if (process.env.npm_lifecycle_event) endWithParent(() => end('SIGTERM'))
  shop.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
}

/** npm passes a signal on to the shell that it runs a command in, and the shell ends without passing it on. */
function endWithParent(end) {
  const check = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(check)
    end()
  }, parentCheckMs)
}
