// A connection that has each statement planned once: planning ours takes as long as running them. The name of a prepared
// statement is a digest of its text.

import { createHash } from 'node:crypto'
import pg from 'pg'

const names = new Map<string, string>()
const maxNames = 1000

function nameOf(text: string): string {
  const name = names.get(text) ?? createHash('sha1').update(text).digest('base64url')
  if (names.size < maxNames) names.set(text, name)
  return name
}

type Query = pg.Client['query']

export class PreparingClient extends pg.Client {
  override query = ((...args: unknown[]) => {
    const [text, values] = args
    const isPreparable = typeof text === 'string' && Array.isArray(values) && values.length > 0
    const queryArgs = isPreparable ? [{ text, values, name: nameOf(text) }, ...args.slice(2)] : args
    return Reflect.apply(pg.Client.prototype.query, this, queryArgs)
  }) as Query
}
