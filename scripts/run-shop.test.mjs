// Tests that no shop is left running: the command as npm runs it, with a program in the place of the server.

import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { environment, root } from './prepare.mjs'

const server = `import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => { writeFileSync('ended', ''); process.exit(3) })
setInterval(() => {}, 1000)
writeFileSync('started', String(process.pid))
`
const patience = { timeout: 30_000 }

let folder
let command
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stoa-run-'))
  mkdirSync(join(folder, 'apps', 'server', 'src'), { recursive: true })
  for (const name of ['prepare.mjs', 'run-shop.mjs']) cpSync(join(root, 'scripts', name), join(folder, 'scripts', name))
  writeFileSync(join(folder, 'apps', 'server', 'src', 'main.ts'), server)
  writeFileSync(
    join(folder, 'scripts', 'start.mjs'),
    `import { runShop } from './run-shop.mjs'\nrunShop([], process.env)\n`,
  )
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: 'node scripts/start.mjs' } }))
})
afterEach(() => {
  command?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const has = (name) => existsSync(join(folder, name))

async function start(program, args) {
  command = spawn(program, args, { cwd: folder, env: environment, stdio: 'ignore' })
  await vi.waitFor(() => expect(has('started')).toBe(true), patience)
}

test('the shop ends when npm is told to end', patience, async () => {
  await start('npm', ['start', '--silent'])
  command.kill('SIGTERM')
  await vi.waitFor(() => expect(has('ended')).toBe(true), patience)
})

test('the command ends with the exit code of the shop', patience, async () => {
  await start('node', ['scripts/start.mjs'])
  const ended = new Promise((resolve) => command.on('exit', resolve))
  process.kill(Number(readFileSync(join(folder, 'started'), 'utf8')), 'SIGTERM')
  expect(await ended).toBe(3)
})

test('the shop goes on without the terminal it was started from', patience, async () => {
  const env = Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('npm_')))
  execFile('sh', ['-c', 'node scripts/start.mjs & echo $! > command'], { cwd: folder, env })
  await vi.waitFor(() => expect(has('started')).toBe(true), patience)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(has('ended')).toBe(false)
  process.kill(Number(readFileSync(join(folder, 'command'), 'utf8')), 'SIGTERM')
  await vi.waitFor(() => expect(has('ended')).toBe(true), patience)
})
