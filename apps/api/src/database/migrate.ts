// Applies the numbered SQL files that this database has not seen, in order, each in its own transaction. Two servers that
// start together take turns by an advisory lock. Forward only. Then the kinds that this release
// knows are saved, for the foreign keys, and what it does not sell is made inactive.

import { readdir, readFile } from 'node:fs/promises'
import { productKinds } from '@stoa/domain/catalogue/product-kinds'
import { shippingKinds } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { paymentKinds } from '@stoa/domain/ordering/payment/payment-kinds'
import pg from 'pg'

const folder = new URL('../../database/migrations/', import.meta.url)
const advisoryLockId = 7_862_401

export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLockId])
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const applied = new Set(rows.map((row) => row.name))
    const files = (await readdir(folder)).filter((name) => name.endsWith('.sql') && !applied.has(name)).sort()
    for (const name of files) await apply(client, name)
    await saveKinds(client)
    return files
  } finally {
    await client.end()
  }
}

const kinds = {
  product_kind: Object.keys(productKinds),
  shipping_kind: Object.keys(shippingKinds),
  payment_kind: Object.keys(paymentKinds),
}

/** The kinds that this release knows are added to those of the releases before, whose rows stay valid. */
async function saveKinds(client: pg.Client): Promise<void> {
  for (const [table, codes] of Object.entries(kinds))
    await client.query(`insert into ${table} (code) select unnest($1::text[]) on conflict do nothing`, [codes])
}

async function apply(client: pg.Client, name: string): Promise<void> {
  const statements = await readFile(new URL(name, folder), 'utf8')
  try {
    await client.query('begin')
    await client.query(statements)
    await client.query('insert into migration (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`migration ${name} failed: ${reason}`, { cause: error })
  }
}
