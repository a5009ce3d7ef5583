// A connection that has each statement planned once: planning ours takes as long as running them. The name of a prepared
// statement is a digest of its text.

import { createHash } from 'node:crypto'
import pg from 'pg'

const names = new Map<string, string>()
const mostNames = 1000

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url')
  if (names.size < mostNames) names.set(text, name)
  return name
}

type Query = pg.Client['query']

export class PreparingClient extends pg.Client {
  override query = ((...given: unknown[]) => {
    const [text, values] = given
    const isOrdinary = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const asked = isOrdinary ? [{ text, values, name: nameOf(text) }, ...given.slice(2)] : given
    return Reflect.apply(pg.Client.prototype.query, this, asked)
  }) as Query
}
