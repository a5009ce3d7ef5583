// How programs on a private database end, seen from outside. Each starts on what the one before left behind.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

const program = fileURLToPath(new URL('../../test/private-postgres-program.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'stoa-private-'))
const pidFile = join(folder, 'postgres', 'postmaster.pid')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start(end: 'stop' | 'leave' | 'hang'): ChildProcess {
  const child = spawn(process.execPath, [program, folder, end], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  return child
}

async function startHanging(): Promise<ChildProcess> {
  const child = start('hang')
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

async function endOf(child: ChildProcess): Promise<unknown> {
  const [code, signal] = await once(child, 'exit')
  return code ?? signal
}

const databaseIsGone = () => vi.waitFor(() => expect(existsSync(pidFile)).toBe(false), { timeout: 60_000 })

test('a program that stops its database ends with its own exit code', async () => {
  expect(await endOf(start('stop'))).toBe(3)
  expect(existsSync(pidFile)).toBe(false)
})

test('a program that ends without stopping it takes it along', async () => {
  expect(await endOf(start('leave'))).toBe(3)
  await databaseIsGone()
})

test.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('so does a program that %s ends', async (signal, code) => {
  const child = await startHanging()
  child.kill(signal)
  expect(await endOf(child)).toBe(code)
  await databaseIsGone()
})

test('the database of a killed program stays, and the next program takes it over', async () => {
  const child = await startHanging()
  child.kill('SIGKILL')
  expect(await endOf(child)).toBe('SIGKILL')
  const pidOf = (text: string) => text.split('\n')[0]
  const left = pidOf(readFileSync(pidFile, 'utf8'))
  const next = await startHanging()
  expect(pidOf(readFileSync(pidFile, 'utf8'))).toBe(left)
  next.kill('SIGKILL')
  await endOf(next)
  expect(await endOf(start('stop'))).toBe(3)
  expect(existsSync(pidFile)).toBe(false)
})
