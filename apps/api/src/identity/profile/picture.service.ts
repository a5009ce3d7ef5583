// A customer's picture: uploaded as a file, stored as a re-encoded square, under an unguessable name.

import { randomBytes } from 'node:crypto'
import type { Refusal } from '@stoa/contract/refusals'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Database } from '../../database/connect.ts'
import { decideInTransaction } from '../../database/transaction.ts'
import * as pictures from './picture.queries.ts'
import { getProfile, lockCustomer, type ProfileRow } from './profile.queries.ts'
import { squarePicture } from './square-picture.ts'

export async function updatePicture(
  db: Database,
  customerId: number,
  file: Buffer | undefined,
  now: number,
): Promise<Outcome<ProfileRow, Refusal<'picture_not_accepted'>>> {
  const picture = file && (await squarePicture(file))
  if (!picture) return refused({ code: 'picture_not_accepted' })
  const newPicture = { name: randomBytes(16).toString('hex'), picture, at: new Date(now) }
  return decideInTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId)
    await pictures.savePicture(tx, customerId, newPicture)
    return done(await getProfile(tx, customerId))
  })
}
