// How programs on a private database end, seen from outside. Each starts on what the one before left behind.

import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { removeLeftFolders } from '../../test/temporary-folder.ts'
import { startPrivatePostgres } from './private-postgres.ts'

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

test('a file that names another shop’s database does not stop the start, and that one goes on', async () => {
  expect(await endOf(start('stop'))).toBe(3)
  const other = mkdtempSync(join(tmpdir(), 'stoa-other-shop-'))
  const neighbour = await startPrivatePostgres(other, { persistent: false })
  try {
    const theirs = readFileSync(join(other, 'postgres', 'postmaster.pid'), 'utf8')
    const [pid = '', , , port = ''] = theirs.split('\n')
    // the number is theirs, everything else as a killed server of ours left it
    writeFileSync(
      pidFile,
      theirs.replace(join(other, 'postgres'), join(folder, 'postgres')).replace(`\n${port}\n`, '\n39999\n'),
    )
    expect(await endOf(start('stop'))).toBe(3)
    expect(process.kill(Number(pid), 0)).toBe(true)
  } finally {
    await neighbour.stop()
    rmSync(other, { recursive: true, force: true })
  }
})

test('what a killed test run left behind is ended and removed by the next one', async () => {
  const killed = spawn(process.execPath, ['-e', ''])
  await once(killed, 'exit')
  const left = `/var/tmp/stoa-test-${killed.pid}-abcdef`
  const alive = `/var/tmp/stoa-test-${process.pid}-abcdef`
  for (const path of [left, alive]) mkdirSync(path, { recursive: true })
  onTestFinished(() => rmSync(alive, { recursive: true, force: true }))
  const child = spawn(process.execPath, [program, left, 'hang'], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.stdout) await once(child.stdout, 'data')
  const [pid] = readFileSync(join(left, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  child.kill('SIGKILL')
  await endOf(child)
  await removeLeftFolders()
  expect([existsSync(left), existsSync(alive)]).toEqual([false, true])
  await vi.waitFor(() => expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH'), { timeout: 30_000 })
})

/** Only root has to look for another place, and only in a folder that is closed to others. */
test.runIf(process.getuid?.() === 0)('as root in a closed folder the data have a lasting place', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'stoa-closed-'))
  chmodSync(closed, 0o700)
  const cluster = await startPrivatePostgres(join(closed, 'data'), { persistent: false })
  try {
    expect(cluster.home).toMatch(/^\/var\/lib\/stoa\/[0-9a-f]{12}$/)
    expect(existsSync(join(cluster.home, 'postgres', 'PG_VERSION'))).toBe(true)
  } finally {
    await cluster.stop()
    rmSync(closed, { recursive: true })
  }
  expect(existsSync(cluster.home)).toBe(false)
})

test.runIf(process.getuid?.() === 0)(
  'data in the system’s temporary folder are moved to the lasting place once',
  async () => {
    const closed = mkdtempSync(join(tmpdir(), 'stoa-moved-'))
    chmodSync(closed, 0o700)
    const wanted = join(closed, 'data')
    const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12)
    // where a shop of before has its data, and where it has them now
    const [before, lasting] = [`/var/tmp/stoa-${name}`, `/var/lib/stoa/${name}`]
    onTestFinished(() => {
      for (const path of [closed, before, `${before}-moved`, lasting]) rmSync(path, { recursive: true, force: true })
    })
    const old = await startPrivatePostgres(before, { persistent: true, durable: false })
    expect(old.home).toBe(before)
    await old.createDatabase('stoa')
    await run(old.url('stoa'), 'create table kept as select 7 as orders')

    // while its server runs, it is used where it is
    const still = await startPrivatePostgres(wanted, { persistent: true, durable: false })
    expect([still.home, await run(still.url('stoa'), 'select orders from kept')]).toEqual([before, [{ orders: 7 }]])
    await still.stop()

    const moved = await startPrivatePostgres(wanted, { persistent: true, durable: false })
    expect([moved.home, await run(moved.url('stoa'), 'select orders from kept')]).toEqual([lasting, [{ orders: 7 }]])
    expect([existsSync(before), existsSync(`${before}-moved`)]).toEqual([false, true])
    await run(moved.url('stoa'), 'update kept set orders = 8')
    await moved.stop()

    // what is left of the old place is never copied over what has been written since
    cpSync(`${before}-moved`, before, { recursive: true, preserveTimestamps: true })
    const again = await startPrivatePostgres(wanted, { persistent: false, durable: false })
    expect([again.home, await run(again.url('stoa'), 'select orders from kept')]).toEqual([lasting, [{ orders: 8 }]])
    await again.stop()
  },
)

async function run(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

test('a folder that somebody has to itself is refused to the next, which stops nothing', async () => {
  const own = mkdtempSync(join(tmpdir(), 'stoa-exclusive-'))
  const first = await startPrivatePostgres(own, { persistent: true, exclusive: true })
  try {
    await expect(startPrivatePostgres(own, { persistent: true })).rejects.toThrow(/has the database in .* to itself/)
    await first.createDatabase('still-there')
  } finally {
    await first.stop()
  }
  writeFileSync(join(own, 'exclusive.pid'), '999999999')
  await (await startPrivatePostgres(own, { persistent: false })).stop()
  rmSync(own, { recursive: true, force: true })
})
