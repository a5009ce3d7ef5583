// The digests of Cardlink's page and of its XML calls: SHA-256 over the values in their order, without anything between them,
// and the secret after them.

import { createHash, timingSafeEqual } from 'node:crypto'

export const cardlinkDigest = (values: readonly string[], secret: string): string =>
  createHash('sha256')
    .update(`${values.join('')}${secret}`, 'utf8')
    .digest('base64')

/** In constant time. */
export function isCardlinkDigest(given: string, values: readonly string[], secret: string): boolean {
  const [one, other] = [given, cardlinkDigest(values, secret)].map((text) => Buffer.from(text))
  return one !== undefined && other !== undefined && one.length === other.length && timingSafeEqual(one, other)
}
