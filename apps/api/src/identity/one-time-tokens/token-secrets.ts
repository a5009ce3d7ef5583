// One-time tokens and codes are derived from their row with the shop's secret: the e-mail can be written later, by
// another process, and neither a table nor a job ever holds the secret itself.

import { createHash, createHmac } from 'node:crypto'
import type { AccountSettings } from '../account-settings.ts'

export type TokenSettings = Pick<AccountSettings, 'secret'>

export type TokenPurpose = 'verify' | 'reset' | 'email' | 'keep' | 'impersonate'
export type CodePurpose = 'confirm' | 'social'

/** The input of the derivation. The time is part of it because a database restored from a backup reuses ids. */
export interface TokenSeed {
  id: number
  purpose: TokenPurpose | CodePurpose
  createdAt: Date
}

const deriveBytes = ({ secret }: TokenSettings, kind: 'key' | 'code', { id, purpose, createdAt }: TokenSeed): Buffer =>
  createHmac('sha256', secret).update(`one-time ${kind} ${purpose} ${id} ${createdAt.getTime()}`).digest()

/** 122 unguessable bits, as a UUID of version 8. */
export function deriveToken(settings: TokenSettings, seed: TokenSeed): string {
  const bytes = deriveBytes(settings, 'key', seed).subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Six digits. */
export const deriveCode = (settings: TokenSettings, seed: TokenSeed): string =>
  String(deriveBytes(settings, 'code', seed).readUIntBE(0, 6) % 1_000_000).padStart(6, '0')

export const hashOneTimeToken = (token: string): Buffer => createHash('sha256').update(token.toLowerCase()).digest()
