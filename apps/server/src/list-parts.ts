// The parts of a page that come from lists of products. Almost every change of a product may change a list, so that a
// page is not dropped for it: its parts are read again, and while they are the same, so is the page.

import { hash } from 'node:crypto'

export interface ListPart {
  digest: string
  read: () => Promise<unknown>
}

const digestOf = (part: unknown): string => hash('sha1', JSON.stringify(part) ?? '', 'base64url')

export const listPart = (part: unknown, read: () => Promise<unknown>): ListPart => ({ digest: digestOf(part), read })

export async function areSame(parts: readonly ListPart[]): Promise<boolean> {
  for (const { digest, read } of parts) if (digestOf(await read()) !== digest) return false
  return true
}
