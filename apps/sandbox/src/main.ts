// Runs the sandbox alone: `npm start -w apps/sandbox`. Ports by SANDBOX_SMTP_PORT and SANDBOX_PORT.

import { startSandbox } from './sandbox.ts'

const sandbox = await startSandbox({
  smtpPort: Number(process.env.SANDBOX_SMTP_PORT ?? 3026),
  httpPort: Number(process.env.SANDBOX_PORT ?? 3025),
})
process.stdout.write(`Mails go to ${sandbox.smtpUrl} and are read at ${sandbox.origin}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void sandbox.stop())
