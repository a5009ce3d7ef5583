// Jobs and rows that a worker finds at its start: of one that was killed, and of an earlier release.

import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { placeTestOrder } from '../../test/place-test-order.ts'
import { openWorkerShop, type WorkerShop } from '../../test/worker-shop.ts'
import { emailKindNumbers } from '../identity/emails/emails.service.ts'
import { orderConfirmation } from './queues.ts'

let shop: WorkerShop
beforeEach(async () => {
  shop = await openWorkerShop()
})
afterEach(() => shop.close())

const jobState = async (queue: string) => {
  const { rows } = await sql<{ state: string }>`
    select state from pgboss.job where name = ${queue}`.execute(shop.database.db)
  return rows.map(({ state }) => state)
}

/** Asks for the notification about a changed password, as the release before would. */
async function formerPayload(email: string) {
  const { rows } = await sql<{ id: number }>`
    insert into customer (email, first_name, last_name, language)
    values (${email}, 'Ελένη', 'Μάρκου', 'el') returning id`.execute(shop.database.db)
  return { letter: emailKindNumbers.password_changed, at: Date.now(), customerId: rows[0]?.id ?? 0 }
}

test('a job of a worker that was killed is done soon after the next start, once its time is over', async () => {
  await shop.start()
  await placeTestOrder(shop.database.db)
  await expect.poll(() => jobState(orderConfirmation)).toEqual(['completed'])
  await shop.stop()
  await sql`update pgboss.job set state = 'active', completed_on = null, started_on = now() - interval '1 hour'
    where name = ${orderConfirmation}`.execute(shop.database.db)
  await sql`update pgboss.queue set monitor_claim_on = now() - interval '1 hour'`.execute(shop.database.db)
  await shop.start()
  await expect.poll(() => jobState(orderConfirmation)).toEqual(['completed'])
  await shop.expectMails(2)
})

test('a row that an earlier release wrote under its topic is done', async () => {
  const payload = await formerPayload('row@example.gr')
  await sql`insert into outbox (topic, payload) values ('account.letter', ${JSON.stringify(payload)})`.execute(
    shop.database.db,
  )
  await shop.start()
  await shop.expectMails(1)
})

test('a job that an earlier release put into its queue is done', async () => {
  const former = new PgBoss({ connectionString: shop.database.url, schema: 'pgboss', schedule: false })
  await former.start()
  await former.createQueue('account-letter')
  await former.send('account-letter', await formerPayload('job@example.gr'))
  await former.stop({ graceful: false })
  await shop.start()
  await shop.expectMails(1)
  await expect.poll(() => jobState('account-letter')).toEqual(['completed'])
})
