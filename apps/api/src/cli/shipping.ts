// `npm run shipping`: imports and exports what parcels cost, and the postal codes, in the shop that DATABASE_URL names or in
// the one that runs on its private database here.

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../database/connect.ts'
import { decideInTransaction } from '../database/transaction.ts'
import { findViolations } from '../invariants/check-invariants.service.ts'
import { shippingInvariants } from '../invariants/shipping-invariants.queries.ts'
import {
  exportTariffs,
  importTariffs,
  isTableName,
  type TableName,
} from '../ordering/shipping-tariffs/tariff-import.service.ts'
import { readText } from './read-input.ts'
import { CommandError, runWithShop } from './with-shop.ts'

const usage = `Usage: npm run shipping -- export TABLE [--out FILE]
       npm run shipping -- import TABLE FILE.csv
An export writes the columns that an import reads. An import replaces the whole table, but for the postal codes, of which
those that are not named stay. A file of which a row is wrong changes nothing.
  areas         area, country, first_code, last_code: postal codes that cost otherwise than the rest of a country
  bands         shipping_type, country, area, up_to_grams, price_cents: without an area for the whole country, without a
                weight for each further kilogram; without such a row what is heavier does not go this way
  surcharges    shipping_type, area, price_cents, name_el, name_en: added for an area, unless delivery is free
  postal-codes  code, region, city_el, city_en, couriers: the region by its English name; couriers with spaces between them
Countries are named by two letters, as in GR. Cells end with a semicolon, as in spreadsheets in Greek; an import takes commas
and tabs too.`

const maxProblems = 50

async function importTable(db: Database, name: TableName, file: string): Promise<string> {
  const outcome = await decideInTransaction(db, async (tx): Promise<Outcome<number, string[]>> => {
    const imported = await importTariffs(tx, name, file)
    if (!imported.ok) return imported
    // what rows say of other tables
    const broken = Object.keys(await findViolations(tx, shippingInvariants))
    return broken.length === 0 ? done(imported.value) : refused(broken.map((sentence) => `there would be ${sentence}`))
  })
  if (outcome.ok) return `${outcome.value} rows were imported.`
  const more = outcome.refusal.length - maxProblems
  throw new CommandError(
    [...outcome.refusal.slice(0, maxProblems), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'),
  )
}

async function runCommand(args: readonly string[], db: Database): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { out: { type: 'string' } },
    allowPositionals: true,
  })
  const [command, name = '', file] = positionals
  if (!isTableName(name)) throw new CommandError(usage)
  if (command === 'import' && file) return importTable(db, name, readText(file))
  if (command !== 'export') throw new CommandError(usage)
  const table = await exportTariffs(db, name)
  if (values.out === undefined) return table
  // spreadsheets know UTF-8 by the byte order mark of a file
  writeFileSync(values.out, `\ufeff${table}\n`)
  return `${table.split('\n').length - 1} rows are in ${values.out}.`
}

runWithShop(({ db }) => runCommand(process.argv.slice(2), db))
