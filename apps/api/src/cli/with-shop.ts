// Runs a command on the shop's database: the one that DATABASE_URL names, or that of the shop that runs here. Its
// output is printed; a refusal is printed without a stack.

import { type Config, ConfigError, readConfig } from '../config.ts'
import { connect, type Database } from '../database/connect.ts'
import { findPrivatePostgres } from '../database/private-postgres.ts'
import type { AccountSettings } from '../identity/account-settings.ts'
import { sessionSecret } from '../session-secret.ts'

/** Shown to the user, without a stack. */
export class CommandError extends Error {}

export interface Shop {
  db: Database
  config: Config
  settings: AccountSettings
}

async function withShop(command: (shop: Shop) => Promise<string>): Promise<string> {
  const config = readConfig(process.env)
  const url = config.DATABASE_URL ?? findPrivatePostgres(config.STOA_DATA_DIR, 'stoa')
  if (url === null)
    throw new CommandError('The shop is not running here. Start it with `npm start`, or set DATABASE_URL.')
  const connection = connect(url, 1, () => {})
  try {
    return await command({
      db: connection.db,
      config,
      // a secret is generated where there is none: not for a command that needs none
      get settings() {
        return { secret: sessionSecret(config), origin: config.PUBLIC_ORIGIN }
      },
    })
  } finally {
    await connection.close()
  }
}

export function runWithShop(command: (shop: Shop) => Promise<string>): void {
  withShop(command).then(
    (message) => process.stdout.write(`${message}\n`),
    (error: unknown) => {
      const isExpected = error instanceof CommandError || error instanceof ConfigError
      process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`)
      process.exitCode = 1
    },
  )
}
