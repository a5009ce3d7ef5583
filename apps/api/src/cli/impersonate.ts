// `npm run impersonate -- CUSTOMER-EMAIL --staff EMAIL --code 123456`: prints a link with which that member of staff acts for the
// customer for half an hour. It is good once and for a minute.

import { parseArgs } from 'node:util'
import { valueOrThrow } from '@stoa/domain/outcome'
import { type LinkRefusal, makeImpersonationLink } from '../identity/staff/impersonation.service.ts'
import { CommandError, runWithShop, type Shop } from './with-shop.ts'

const usage = 'Usage: npm run impersonate -- CUSTOMER-EMAIL --staff EMAIL --code 123456'

const messages: Record<LinkRefusal['code'], string> = {
  staff_not_shown: 'Either nobody of the staff has this e-mail, or they are switched off, or it is not their code.',
  customer_not_found: 'There is no customer with this e-mail.',
}

async function makeLink(args: readonly string[], { db, settings }: Shop): Promise<string> {
  const options = { staff: { type: 'string' }, code: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false })
  const { staff: staffEmail, code } = values
  const [customerEmail] = positionals
  if (!customerEmail || typeof staffEmail !== 'string' || typeof code !== 'string') throw new CommandError(usage)
  const link = valueOrThrow(
    await makeImpersonationLink(db, settings, { customerEmail, staffEmail, code, now: Date.now() }),
    (refusal) => new CommandError(messages[refusal.code]),
  )
  return `Open within a minute, once:\n  ${link}`
}

runWithShop((shop) => makeLink(process.argv.slice(2), shop))
