// One kind of page in one language, over as many files as it takes: a sitemap holds 50,000 addresses and 50 MB at most.

import type { OpenDocument, WrittenDocument } from './document.ts'
import { type SitemapEntry, sitemapEntry, sitemapHead, sitemapTail } from './sitemap.view.ts'

const mostAddresses = 50_000
const mostBytes = 50 * 1024 * 1024
const frame = Buffer.byteLength(sitemapHead + sitemapTail)

export interface SitemapPart {
  document: WrittenDocument
  /** The latest change in it. */
  changedAt: Date | null
}

export interface SitemapSection {
  add(entries: readonly SitemapEntry[]): Promise<void>
  /** The files it took, none when there was nothing to tell. */
  finish(): Promise<SitemapPart[]>
}

interface OpenPart {
  document: OpenDocument
  changedAt: Date | null
  addresses: number
  bytes: number
  /** Written with the next flush. */
  waiting: string
}

/** `stem`: `sitemap-el-products`, to which a number and the ending are added. */
export function createSection(stem: string, open: (name: string) => OpenDocument): SitemapSection {
  const parts: SitemapPart[] = []
  let current: OpenPart | null = null

  const begin = (): OpenPart => {
    const document = open(`${stem}-${parts.length + 1}.xml`)
    return { document, changedAt: null, addresses: 0, bytes: frame, waiting: sitemapHead }
  }
  const end = async ({ document, waiting, changedAt }: OpenPart): Promise<void> => {
    await document.write(waiting + sitemapTail)
    parts.push({ document: await document.close(), changedAt })
  }
  return {
    async add(entries) {
      for (const entry of entries) {
        const text = sitemapEntry(entry)
        const bytes = Buffer.byteLength(text)
        if (current && (current.addresses >= mostAddresses || current.bytes + bytes > mostBytes)) {
          await end(current)
          current = null
        }
        current ??= begin()
        current.addresses += 1
        current.bytes += bytes
        current.waiting += text
        current.changedAt = later(current.changedAt, entry.changedAt)
      }
      if (current) {
        await current.document.write(current.waiting)
        current.waiting = ''
      }
    },
    async finish() {
      if (current) await end(current)
      return parts
    },
  }
}

const later = (one: Date | null, other: Date | null): Date | null =>
  one === null || (other !== null && other > one) ? other : one
