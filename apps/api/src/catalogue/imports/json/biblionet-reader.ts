// Reads the responses of BIBLIONET's web service to get_title and get_month_titles, arrays of titles at any depth, and to
// get_company, which says how a publisher is reached.

import { webLinkOrNull } from '@stoa/domain/url/web-link'
import type { BookRecord } from '../book-record.ts'
import { plainLine } from '../plain-text.ts'
import { type ReadItem, type RecordSource, refused } from '../read-item.ts'
import { readEmail, readLine } from '../safety.ts'
import { type BiblionetCompany, biblionetCompany, biblionetTitle } from './biblionet-shape.ts'
import { readTitle } from './biblionet-title.ts'
import { splitObjects } from './split-objects.ts'

const biblionet = 'BIBLIONET'

/** `today`: `2026-11-20`. */
export function readBiblionet(chunks: AsyncIterable<string>, today: string): RecordSource {
  async function* items(): AsyncGenerator<ReadItem> {
    for await (const entry of splitObjects(chunks)) yield itemOf(entry.text, entry.line, today)
  }
  return { format: 'BIBLIONET', sender: () => ({ name: biblionet, sentAt: null }), ignored: () => [], items: items() }
}

function itemOf(object: string, line: number, today: string): ReadItem {
  const value = parseJson(object)
  const company = biblionetCompany.safeParse(value)
  if (company.success && company.data.ComID !== null) return readCompany(company.data, company.data.ComID, line)
  const title = biblionetTitle.safeParse(value)
  if (title.success && title.data.TitlesID !== null) return readTitle(title.data, title.data.TitlesID, { line, today })
  const reason = title.success ? 'It has no TitlesID.' : 'It is no title of BIBLIONET.'
  return { line, name: object.slice(0, 40), record: null, notes: [refused('title', reason)] }
}

/** Its lines of address, and an e-mail and a website where they are some. */
function readCompany({ Title, Address, Email, Website }: BiblionetCompany, id: string, line: number): ReadItem {
  const publisher = plainLine(Title ?? '')
  if (publisher === '') return { line, name: id, record: null, notes: [refused('Title', 'It has no name.')] }
  const lines = (Address ?? '').split(/\r?\n/).map((part) => part.trim().replace(/,$/, ''))
  const contact = {
    address: readLine(lines.filter(Boolean).join(', ')),
    email: readEmail(Email),
    website: webLinkOrNull(Website?.replace(/^www\./i, 'https://www.') ?? null),
  }
  const record: BookRecord = {
    reference: `company:${id}`.slice(0, 200),
    notice: 'contact',
    isbn13: null,
    ean: null,
    publisher,
    safety: { publisher: contact, responsible: null },
  }
  return { line, name: publisher, record, notes: [] }
}

function parseJson(object: string): unknown {
  try {
    return JSON.parse(object)
  } catch {
    return null
  }
}
