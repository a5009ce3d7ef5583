// `npm run staff -- add EMAIL --name NAME --role inspector|sales_person|employee|admin`, `renew EMAIL` (a new authenticator), `off EMAIL`,
// `on EMAIL`, `list`: the shop's staff, in the shop that DATABASE_URL names or in the one that runs on its private database here.

import { parseArgs } from 'node:util'
import { checkEmail } from '@stoa/domain/identity/line-rules'
import { staffRoles } from '@stoa/domain/identity/permissions'
import { visibleText } from '@stoa/domain/identity/visible-text'
import { valueOrThrow } from '@stoa/domain/outcome'
import type { Database } from '../database/connect.ts'
import * as service from '../identity/staff/staff.service.ts'
import { CommandError, runWithShop, type Shop } from './with-shop.ts'

const usage =
  'Usage: npm run staff -- add EMAIL --name NAME --role inspector|sales_person|employee|admin\n       npm run staff -- renew|off|on EMAIL\n       npm run staff -- list'

const messages: Record<service.StaffRefusal['code'], string> = {
  staff_exists: 'Somebody of the staff has this e-mail already.',
  staff_not_found: 'Nobody of the staff has this e-mail.',
}

const errorOf = ({ code }: service.StaffRefusal) => new CommandError(messages[code])

const formatSecret = ({ secret, otpauthUrl: address }: service.FactorSecret): string =>
  `Put this into an authenticator; it is not shown again.\n  ${address}\n  by hand: ${secret}`

async function formatStaffList(db: Database): Promise<string> {
  const members = await service.listStaff(db)
  const lines = members.map(({ email, name, role, active }) => `${email}\t${name}\t${role}\t${active ? 'on' : 'off'}`)
  return lines.length === 0 ? 'There is no staff yet.' : lines.join('\n')
}

async function runCommand(args: readonly string[], { db, settings }: Shop): Promise<string> {
  const options = { name: { type: 'string' }, role: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false })
  const [command = '', typedEmail = ''] = positionals
  const email = visibleText(typedEmail)
  if (command === 'list') return formatStaffList(db)
  if (checkEmail(email) !== null) throw new CommandError(usage)
  switch (command) {
    case 'add': {
      const role = staffRoles.find((candidate) => candidate === values.role)
      const name = typeof values.name === 'string' ? values.name.trim() : ''
      if (!role || name === '') throw new CommandError(usage)
      return formatSecret(valueOrThrow(await service.addStaff(db, settings, { email, name, role }), errorOf))
    }
    case 'renew':
      return formatSecret(valueOrThrow(await service.renewFactor(db, settings, email, Date.now()), errorOf))
    case 'on':
    case 'off':
      valueOrThrow(await service.setStaffActive(db, email, command === 'on', Date.now()), errorOf)
      return `${email} is switched ${command}.`
    default:
      throw new CommandError(usage)
  }
}

runWithShop((shop) => runCommand(process.argv.slice(2), shop))
