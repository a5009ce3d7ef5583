// The endpoints that are told of what happens to orders: added, changed and listed by the staff.

import { orderEventTypes } from '@stoa/contract/ordering/order-events'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction, type Executor } from '../../database/transaction.ts'
import * as queries from './endpoints.queries.ts'
import { sealSecret } from './seal-secret.ts'
import { makeSecret, secretText } from './sign-webhook.ts'

export type EndpointRefusal = 'unknown_type' | 'url_taken' | 'no_endpoint' | 'last_secret'

/** To be shown once: it is kept encrypted. */
export interface NewSecret {
  id: number
  secret: string
}

export interface EndpointInput {
  /** Checked. */
  url: string
  /** Of events; none for all. */
  types: readonly string[]
}

interface SecretDeps {
  /** Encrypts. */
  shopSecret: Uint8Array
  now: number
}

/** Hears of what happens from now on. */
export const addEndpoint = (
  db: Database,
  { url, types }: EndpointInput,
  deps: SecretDeps,
): Promise<Outcome<NewSecret, EndpointRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<NewSecret, EndpointRefusal>> => {
    if (types.some((type) => !orderEventTypes.includes(type))) return refused('unknown_type')
    const endpoint = { url, types: types.length > 0 ? [...types] : null, at: new Date(deps.now) }
    const id = await queries.insertEndpoint(tx, endpoint)
    return id === null ? refused('url_taken') : done(await addSecret(tx, id, deps))
  })

const maxSecrets = 2

/** A second secret signs beside the first; a third takes the place of the oldest. */
export const rotateSecret = (
  db: Database,
  id: number,
  deps: SecretDeps,
): Promise<Outcome<NewSecret, EndpointRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<NewSecret, EndpointRefusal>> => {
    if (!(await queries.lockEndpoint(tx, id))) return refused('no_endpoint')
    const secrets = await queries.listSecretIds(tx, id)
    for (const old of secrets.slice(0, Math.max(0, secrets.length - maxSecrets + 1)))
      await queries.deleteSecret(tx, old.id)
    return done(await addSecret(tx, id, deps))
  })

/** The receiver knows the newest secret: the others sign no more. */
export const retireSecrets = (db: Database, id: number): Promise<Outcome<number, EndpointRefusal>> =>
  decideInTransaction(db, async (tx): Promise<Outcome<number, EndpointRefusal>> => {
    if (!(await queries.lockEndpoint(tx, id))) return refused('no_endpoint')
    const retired = (await queries.listSecretIds(tx, id)).slice(0, -1)
    if (retired.length === 0) return refused('last_secret')
    for (const secret of retired) await queries.deleteSecret(tx, secret.id)
    return done(retired.length)
  })

async function addSecret(tx: Executor, id: number, { shopSecret, now }: SecretDeps): Promise<NewSecret> {
  const secret = makeSecret()
  await queries.insertSecret(tx, id, sealSecret(shopSecret, id, secret), new Date(now))
  return { id, secret: secretText(secret) }
}

/** For the staff. */
export const { deleteEndpoint, disableEndpoint, enableEndpoint, listEndpoints } = queries
export { type ReplayFilter, replayEvents } from './replay.queries.ts'
