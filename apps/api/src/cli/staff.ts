// `npm run staff -- add EMAIL --name NAME --role inspector|sales_person|employee`, `renew EMAIL` (a new authenticator), `off EMAIL`,
// `on EMAIL`, `list`: the shop's staff, in the shop that DATABASE_URL names or in the one that runs on its private database here.

import { parseArgs } from 'node:util'
import { checkEmail } from '@stoa/domain/customer/field-rules'
import type { Outcome } from '@stoa/domain/outcome'
import type { Database } from '../database/connect.ts'
import { staffRoles } from '../modules/staff/staff.queries.ts'
import * as service from '../modules/staff/staff.service.ts'
import { Refused, runWithShop, type Shop } from './with-shop.ts'

const usage =
  'Usage: npm run staff -- add EMAIL --name NAME --role inspector|sales_person|employee\n       npm run staff -- renew|off|on EMAIL\n       npm run staff -- list'

const sentences: Record<service.StaffRefusal['code'], string> = {
  staff_exists: 'Somebody of the staff has this e-mail already.',
  staff_not_found: 'Nobody of the staff has this e-mail.',
}

function orRefuse<Value>(outcome: Outcome<Value, service.StaffRefusal>): Value {
  if (!outcome.ok) throw new Refused(sentences[outcome.refusal.code])
  return outcome.value
}

const handOut = ({ secret, address }: service.FactorSecret): string =>
  `Put this into an authenticator; it is not shown again.\n  ${address}\n  by hand: ${secret}`

async function listed(db: Database): Promise<string> {
  const all = await service.listStaff(db)
  const lines = all.map(({ email, name, role, active }) => `${email}\t${name}\t${role}\t${active ? 'on' : 'off'}`)
  return lines.length === 0 ? 'There is no staff yet.' : lines.join('\n')
}

async function carryOut(args: readonly string[], { db, settings }: Shop): Promise<string> {
  const options = { name: { type: 'string' }, role: { type: 'string' } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false })
  const [wish = '', email = ''] = positionals
  if (wish === 'list') return listed(db)
  if (checkEmail(email) !== null) throw new Refused(usage)
  switch (wish) {
    case 'add': {
      const role = staffRoles.find((one) => one === values.role)
      const name = typeof values.name === 'string' ? values.name.trim() : ''
      if (!role || name === '') throw new Refused(usage)
      return handOut(orRefuse(await service.addStaff(db, settings, { email, name, role })))
    }
    case 'renew':
      return handOut(orRefuse(await service.renewFactor(db, settings, email, Date.now())))
    case 'on':
    case 'off':
      orRefuse(await service.switchStaff(db, email, wish === 'on', Date.now()))
      return `${email} is switched ${wish}.`
    default:
      throw new Refused(usage)
  }
}

runWithShop((shop) => carryOut(process.argv.slice(2), shop))
