import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { afterAll, expect, test } from 'vitest'
import { hashOnThread, stopHashThreads } from './hash-threads.ts'
import { hashPassword } from './passwords.service.ts'

afterAll(stopHashThreads)

const params = {
  message: new TextEncoder().encode('correct horse'),
  nonce: new Uint8Array(16),
  parallelism: 1,
  tagLength: 32,
  memory: 64,
  passes: 1,
}

/** Field 19 of a thread's stat is its nice value; field 2 is its name, in parentheses. */
const nicenessOf = (task: string): number =>
  Number(readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16])

test.runIf(process.platform === 'linux')(
  'passwords are hashed on one thread, whose priority is below that of all others',
  async () => {
    for (let index = 0; index < 5; index += 1) await hashPassword('correct horse', { memory: 64, passes: 1 })
    const niceness = readdirSync('/proc/self/task').map(nicenessOf)
    expect(niceness.filter((nice) => nice === 19)).toHaveLength(1)
    expect(getPriority()).toBeLessThan(19)
  },
)

test('a crashed thread fails only the password it was hashing', async () => {
  const good = await hashOnThread(params)
  const [broken, beside] = await Promise.allSettled([hashOnThread({ ...params, memory: 1 }), hashOnThread(params)])
  expect(broken.status).toBe('rejected')
  expect(beside).toEqual({ status: 'fulfilled', value: good })
  expect(await hashOnThread(params)).toEqual(good)
})

test('hashes under way when the threads are stopped are refused, and the next call starts them anew', async () => {
  const good = await hashOnThread(params)
  const cut = expect(hashOnThread({ ...params, passes: 10_000 })).rejects.toThrow()
  await stopHashThreads()
  await cut
  expect(await hashOnThread(params)).toEqual(good)
})

test('a program waits for its hash, and then exits by itself', () => {
  const program = `
    const { hashPassword } = await import(${JSON.stringify(new URL('passwords.service.ts', import.meta.url).href)})
    process.stdout.write(await hashPassword('correct horse'))`
  const written = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' })
  expect(written).toContain('$argon2id$')
})
