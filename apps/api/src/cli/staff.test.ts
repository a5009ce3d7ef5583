// The staff commands, as they are typed.

import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticatorCode } from '../../test/authenticator.ts'
import { printedBy } from '../../test/run-command.ts'
import { makeCustomer } from '../../test/sign-in.ts'
import { openTestApi, type TestApi } from '../../test/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

async function runCli(command: 'staff' | 'impersonate', ...args: string[]): Promise<string> {
  const file = fileURLToPath(new URL(`./${command}.ts`, import.meta.url))
  return printedBy(file, args, {
    DATABASE_URL: api.database.url,
    PUBLIC_ORIGIN: 'https://stoa.example',
    SESSION_SECRET: 'thirty-two characters and some more',
  })
}

test('a member of staff is added, acts for a customer, and is switched off', async () => {
  const email = 'maria@stoa.example'
  await makeCustomer(api, 'eleni@example.gr')
  expect(await runCli('staff', 'list')).toBe('There is no staff yet.\n')
  const output = await runCli('staff', 'add', email, '--name', 'Μαρία', '--role', 'employee')
  const [, secret = ''] = /by hand: ([A-Z2-7]{32})/.exec(output) ?? []
  expect(output).toContain(`otpauth://totp/%CE%A3%CF%84%CE%BF%CE%AC:maria%40stoa.example?secret=${secret}`)
  expect(await runCli('staff', 'list')).toBe('maria@stoa.example\tΜαρία\temployee\ton\n')
  const code = authenticatorCode(secret, Date.now())
  expect(await runCli('impersonate', 'eleni@example.gr', '--staff', email, '--code', code)).toMatch(
    /https:\/\/stoa\.example\/impersonate\/[0-9a-f-]{36}\n$/,
  )
  expect(await runCli('impersonate', 'eleni@example.gr', '--staff', email, '--code', code)).toContain('not their code')
  expect(await runCli('staff', 'off', email)).toBe('maria@stoa.example is switched off.\n')
})

test.each([
  ['staff', ['add', 'maria@stoa.example', '--name', 'Μαρία', '--role', 'owner']],
  ['staff', ['add', 'maria']],
  ['staff', ['dismiss', 'maria@stoa.example']],
  ['impersonate', ['eleni@example.gr']],
] as const)('invalid input prints the usage: %s %j', async (command, args) => {
  expect(await runCli(command, ...args)).toMatch(/^Usage: npm run /)
})
