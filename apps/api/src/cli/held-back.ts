// `npm run held-back`: what is not sold because contacts or warnings of product safety are missing.
//   --rule nothing|toys|children|all   changes which products need them
//   --table FILE.tsv                   writes the list as a table: fill in its empty cells and import it

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { isSafetyRule } from '@stoa/domain/catalogue/safety-rule'
import { changeRule, countByRule, listHeldBack, missingOf, tableOf } from '../catalogue/safety/held-back.service.ts'
import type { Database } from '../database/connect.ts'
import { CommandError, runWithShop } from './with-shop.ts'

const usage = 'Usage: npm run held-back [-- --rule nothing|toys|children|all] [--table FILE.tsv]'

const maxLines = 50

const meanings = {
  nothing: 'nothing is held back',
  toys: 'toys and things for children',
  children: 'the same, and books for children',
  all: 'everything',
} as const

function readOptions(): { rule?: string; table?: string } {
  try {
    const options = { rule: { type: 'string' }, table: { type: 'string' } } as const
    return parseArgs({ args: process.argv.slice(2), options }).values
  } catch {
    throw new CommandError(usage)
  }
}

async function showHeldBack(db: Database): Promise<string> {
  const { rule, table } = readOptions()
  if (rule !== undefined) {
    if (!isSafetyRule(rule)) throw new CommandError(usage)
    await changeRule(db, rule)
  }
  const rows = await listHeldBack(db)
  if (table !== undefined) writeFileSync(table, tableOf(rows))
  const rules = await countByRule(db)
  return [
    ...rows
      .slice(0, maxLines)
      .map((row) => `${row.ean}  ${row.name_el} (${row.publisher || '—'}): ${missingOf(row).join(', ')}`),
    ...(rows.length > maxLines ? ['… --table FILE.tsv writes all of them.'] : []),
    `${rows.length} products are held back.`,
    'The rule, and what each would hold back:',
    ...rules.map(
      ({ rule: name, in_force, held }) => `${in_force ? '*' : ' '} ${name.padEnd(9)}${held}  ${meanings[name]}`,
    ),
  ].join('\n')
}

runWithShop(({ db }) => showHeldBack(db))
