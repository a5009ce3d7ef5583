// The worker's half of the server: runs the jobs of the outbox.

import { smtpMail } from '@stoa/api/adapters/smtp-mail'
import type { Config } from '@stoa/api/config'
import { startWorkers } from '@stoa/api/jobs/workers'
import { sessionSecret } from '@stoa/api/session-secret'
import type { Logger } from 'pino'
import type { ReadyDatabase } from './database.ts'

interface JobDeps {
  config: Config
  database: ReadyDatabase
  smtpUrl: string
  log: Logger
}

export async function startJobs({ config, database, smtpUrl, log }: JobDeps): Promise<{ stop(): Promise<void> }> {
  const mail = smtpMail({ url: smtpUrl, from: config.MAIL_FROM })
  const accounts = { secret: sessionSecret(config), origin: config.PUBLIC_ORIGIN }
  const workers = await startWorkers({
    url: database.url,
    db: database.db,
    mail,
    ...accounts,
    coverHosts: config.COVER_FETCH_ALLOW,
    log,
  })
  return {
    async stop() {
      await workers.stop()
      mail.close()
    },
  }
}
