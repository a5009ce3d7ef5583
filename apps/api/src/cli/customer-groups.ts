// `npm run customer-groups`: the groups of customers for which promotions and codes may be, in the shop that DATABASE_URL
// names or in the one that runs on its private database here.

import type { Outcome } from '@stoa/domain/outcome'
import { valueOrThrow } from '@stoa/domain/outcome'
import type { Database } from '../database/connect.ts'
import { decideInTransaction, type Executor } from '../database/transaction.ts'
import {
  addMembers,
  listGroups,
  listMembers,
  removeMembers,
  saveGroup,
} from '../ordering/promotions/customer-groups.service.ts'
import { readArguments, readText } from './read-input.ts'
import { CommandError, runWithShop } from './with-shop.ts'

const usage = `Usage: npm run customer-groups -- make CODE --name NAME [--name-en NAME]
       npm run customer-groups -- add CODE FILE
       npm run customer-groups -- remove CODE FILE
       npm run customer-groups -- members CODE
       npm run customer-groups -- list
A FILE has the e-mails of customers, with spaces, commas or line ends between them. Only who has an account with a verified
address can be a member. A promotion names a group by its number, which the list shows first: "groupIds" of a promotion
with codes, "customerGroup" in a condition.`

const options = { name: { type: 'string' }, 'name-en': { type: 'string' } } as const

const change = async <Value>(db: Database, callback: (tx: Executor) => Promise<Outcome<Value, string[]>>) =>
  valueOrThrow(await decideInTransaction(db, callback), (problems) => new CommandError(problems.join('\n')))

const customers = (count: number): string => (count === 1 ? '1 customer' : `${count} customers`)

async function formatGroups(db: Database): Promise<string> {
  const groups = await listGroups(db)
  const lines = groups.map(({ id, code, name_el, members }) => `${id}\t${code}\t${name_el}\t${customers(members)}`)
  return lines.length === 0 ? 'There is no group yet.' : lines.join('\n')
}

async function add(db: Database, code: string, file: string): Promise<string> {
  const { added, unknown } = await change(db, (tx) => addMembers(tx, code, readText(file)))
  const missing = unknown.length === 0 ? [] : ['Without an account with a verified address:', ...unknown]
  return [`Added to “${code}”: ${customers(added)}.`, ...missing].join('\n')
}

async function runCommand(args: readonly string[], db: Database): Promise<string> {
  const { values, positionals } = readArguments(args, options, usage)
  const [command, code, file] = positionals
  if (command === 'list') return formatGroups(db)
  if (command === 'make' && code && values.name) {
    const names = { code, name: values.name.trim(), nameEnglish: values['name-en']?.trim() ?? null }
    return `The group “${code}” was ${(await change(db, (tx) => saveGroup(tx, names))) ? 'made' : 'renamed'}.`
  }
  if (command === 'add' && code && file) return add(db, code, file)
  if (command === 'remove' && code && file) {
    const removed = await change(db, (tx) => removeMembers(tx, code, readText(file)))
    return `Removed from “${code}”: ${customers(removed)}.`
  }
  if (command === 'members' && code) return (await change(db, (tx) => listMembers(tx, code))).join('\n')
  throw new CommandError(usage)
}

runWithShop(({ db }) => runCommand(process.argv.slice(2), db))
