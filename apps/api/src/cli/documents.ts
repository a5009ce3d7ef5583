// `npm run documents` lists tax documents that could not be issued or are not transmitted, with the reason; `-- send SERIES
// NUMBER` has one transmitted again, under its number; `-- issue CODE receipt` and `-- issue CODE invoice` issue what was held for
// its VAT number, as somebody has settled it with the buyer. In the shop that DATABASE_URL names or in the one that runs on
// its private database here; its worker transmits.

import { dayOf, isoDay } from '@stoa/domain/ordering/delivery/working-days'
import { readOrderCode } from '@stoa/domain/ordering/order/read-order-code'
import { valueOrThrow } from '@stoa/domain/outcome'
import type { Database } from '../database/connect.ts'
import { issueSettled } from '../ordering/documents/documents.service.ts'
import { listHolds, listOpenDocuments, requestTransmission } from '../ordering/documents/transmit.service.ts'
import { CommandError, runWithShop } from './with-shop.ts'

const usage = 'Usage: npm run documents, or -- send SERIES NUMBER, or -- issue CODE receipt, or -- issue CODE invoice'

const refusals = {
  not_held: 'No document of this order is held for its VAT number.',
  no_issuer: 'The shop issues no documents: see MYDATA_USER_ID.',
} as const

const listed = 200

const reasons = {
  vat_number_unknown: 'not issued: its VAT number could not be checked',
  vat_number_invalid: 'not issued: its VAT number is no business’s',
  oss: 'not issued: of the one-stop-shop',
  returned_by_line: 'not credited: say what came back with `npm run returns -- receive`',
} as const

/** One line for each: order, document or day, state and reason. */
async function listOpen(db: Database): Promise<string> {
  const held = (await listHolds(db, listed)).map(({ code, reason, since }) =>
    [code, isoDay(dayOf(since.getTime())), reasons[reason]].join('  '),
  )
  const open = (await listOpenDocuments(db, listed)).map(({ code, series, number, state, attempts, problem }) =>
    [code, `${series} ${number}`, state, `${attempts} attempts`, problem].filter(Boolean).join('  '),
  )
  const lines = [...held, ...open]
  return lines.length > 0 ? lines.join('\n') : 'Every document is issued and transmitted.'
}

async function send(db: Database, series: string, typed: string): Promise<string> {
  const number = /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : 0
  if (await requestTransmission(db, { series, number }, new Date())) return `${series} ${number} is transmitted again.`
  throw new CommandError('There is no such document, or the tax authority has it.')
}

async function issue(db: Database, typed: string, as: string): Promise<string> {
  if (as !== 'receipt' && as !== 'invoice') throw new CommandError(usage)
  const code = readOrderCode(typed)
  if (code === null) throw new CommandError(refusals.not_held)
  const outcome = await issueSettled(db, { code, as }, Date.now())
  valueOrThrow(outcome, (refusal) => new CommandError(refusals[refusal]))
  return `The ${as} of ${code} is issued.`
}

async function runCommand([command, first, second]: readonly string[], db: Database): Promise<string> {
  if (command === undefined) return listOpen(db)
  if (first === undefined || second === undefined) throw new CommandError(usage)
  if (command === 'send') return send(db, first, second)
  if (command === 'issue') return issue(db, first, second)
  throw new CommandError(usage)
}

runWithShop(({ db }) => runCommand(process.argv.slice(2), db))
