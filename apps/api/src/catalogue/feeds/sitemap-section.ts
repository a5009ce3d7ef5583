// One kind of page in one language, over as many files as it takes: a sitemap holds at most 50,000 URLs and 50 MB.

import type { OpenDocument, WrittenDocument } from './document.ts'
import { type SitemapEntry, sitemapEntry, sitemapHead, sitemapTail } from './sitemap.view.ts'

const maxUrls = 50_000
const maxBytes = 50 * 1024 * 1024
const frameBytes = Buffer.byteLength(sitemapHead + sitemapTail)

export interface SitemapFile {
  document: WrittenDocument
  /** The latest change in it. */
  changedAt: Date | null
}

export interface SitemapSection {
  add(entries: readonly SitemapEntry[]): Promise<void>
  /** The files it took, none without entries. */
  finish(): Promise<SitemapFile[]>
}

interface OpenFile {
  document: OpenDocument
  changedAt: Date | null
  addresses: number
  bytes: number
  /** Written with the next flush. */
  pending: string
}

/** `stem`: `sitemap-el-products`, to which a number and the ending are added. */
export function createSection(baseName: string, open: (name: string) => OpenDocument): SitemapSection {
  const files: SitemapFile[] = []
  let current: OpenFile | null = null

  const startFile = (): OpenFile => {
    const document = open(`${baseName}-${files.length + 1}.xml`)
    return { document, changedAt: null, addresses: 0, bytes: frameBytes, pending: sitemapHead }
  }
  const closeFile = async ({ document, pending, changedAt }: OpenFile): Promise<void> => {
    await document.write(pending + sitemapTail)
    files.push({ document: await document.close(), changedAt })
  }
  return {
    async add(entries) {
      for (const entry of entries) {
        const text = sitemapEntry(entry)
        const bytes = Buffer.byteLength(text)
        if (current && (current.addresses >= maxUrls || current.bytes + bytes > maxBytes)) {
          await closeFile(current)
          current = null
        }
        current ??= startFile()
        current.addresses += 1
        current.bytes += bytes
        current.pending += text
        current.changedAt = latest(current.changedAt, entry.changedAt)
      }
      if (current) {
        await current.document.write(current.pending)
        current.pending = ''
      }
    },
    async finish() {
      if (current) await closeFile(current)
      return files
    },
  }
}

const latest = (a: Date | null, b: Date | null): Date | null => (a === null || (b !== null && b > a) ? b : a)
