// The commands of the shop's staff, typed as they type them, on the shop of this run.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readStage } from './stage.ts'

const run = promisify(execFile)

/** What the command printed. */
export async function typeCommand(command: 'staff' | 'impersonate', ...args: string[]): Promise<string> {
  const { databaseUrl, origin, sessionSecret } = readStage()
  const file = fileURLToPath(new URL(`../../apps/api/src/cli/${command}.ts`, import.meta.url))
  const shop = { DATABASE_URL: databaseUrl, PUBLIC_ORIGIN: origin, SESSION_SECRET: sessionSecret }
  const { stdout } = await run(process.execPath, [file, ...args], { env: { PATH: process.env.PATH, ...shop } })
  return stdout
}
