// Commits per second of transactions that sell a copy and say so: with rows of a change log, beside NOTIFY in the
// transaction, whose commits wait for each other. Both in turns on one PostgreSQL, in tables of their own.

import pg from 'pg'
import { withClient } from './database-client.ts'
import type { Bench, Measure } from './measure.ts'
import { median, spreadOf } from './spread.ts'
import type { Figure } from './table.ts'

const connections = 16
const products = 2000
const rounds = 4
const roundMs = 2000

const prepared = `
  drop schema if exists commits cascade;
  create schema commits;
  create table commits.stock as select id, 1000000 as quantity from generate_series(1, ${products}) id;
  alter table commits.stock add primary key (id);
  create table commits.outbox (id bigint generated always as identity primary key, topic text not null, payload jsonb not null);
  create table commits.change_log (
    seq bigint generated always as identity primary key,
    tx  xid8 not null default pg_current_xact_id(),
    tag text not null,
    at  timestamptz not null default now());
  create index on commits.change_log (tx);
  create index on commits.change_log using brin (at)`

const announcements = {
  log: (id: number) => `insert into commits.change_log (tag) values ('stock:${id}'), ('outbox')`,
  notify: (id: number) => `select pg_notify('commits_changed', 'stock:${id}'), pg_notify('commits_outbox', '')`,
}
type Announcement = keyof typeof announcements

const saleOf = (id: number, announcement: Announcement): string => `
  begin;
  update commits.stock set quantity = quantity - 1 where id = ${id};
  insert into commits.outbox (topic, payload) values ('order.placed', '{"orderId": ${id}}');
  ${announcements[announcement](id)};
  commit`

/** Commits per second. */
async function sell(clients: readonly pg.Client[], announcement: Announcement): Promise<number> {
  const begun = performance.now()
  let commits = 0
  const work = async (client: pg.Client, place: number): Promise<void> => {
    for (let turn = place; performance.now() - begun < roundMs; turn += connections) {
      await client.query(saleOf(1 + (turn % products), announcement))
      commits += 1
    }
  }
  await Promise.all(clients.map(work))
  return (commits * 1000) / (performance.now() - begun)
}

async function alternate(clients: readonly pg.Client[]): Promise<Record<Announcement, number[]>> {
  const rates: Record<Announcement, number[]> = { log: [], notify: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const announcement of round % 2 === 0 ? (['log', 'notify'] as const) : (['notify', 'log'] as const))
      rates[announcement].push(await sell(clients, announcement))
  return rates
}

async function measure({ databaseUrl }: Bench): Promise<Figure[]> {
  const url = await databaseUrl()
  await withClient(url, (client) => client.query(prepared))
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }))
  try {
    await Promise.all(clients.map((client) => client.connect()))
    const { log, notify } = await alternate(clients)
    const ratios = spreadOf(log.map((rate, round) => rate / (notify[round] ?? Number.NaN)))
    const note = `rounds ${ratios.min.toFixed(2)} to ${ratios.max.toFixed(2)}, ${connections} connections`
    return [
      { label: 'commits per second with a change log', value: median(log), unit: '' },
      { label: 'commits per second with NOTIFY', value: median(notify), unit: '' },
      { label: 'change log to NOTIFY', value: ratios.median, unit: '', target: { atLeast: 1 }, note },
    ]
  } finally {
    for (const client of clients) await client.end()
    await withClient(url, (client) => client.query('drop schema commits cascade'))
  }
}

export const commits: Measure = { name: 'commits', title: 'Commits that say what changed', measure }
