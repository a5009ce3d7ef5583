// Reads the responses of BIBLIONET's web service to get_title and get_month_titles: arrays of titles at any depth.

import { type ReadItem, type RecordSource, refused } from '../read-item.ts'
import { biblionetTitle } from './biblionet-shape.ts'
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
  const title = biblionetTitle.safeParse(parseJson(object))
  if (title.success && title.data.TitlesID !== null) return readTitle(title.data, title.data.TitlesID, { line, today })
  const reason = title.success ? 'It has no TitlesID.' : 'It is no title of BIBLIONET.'
  return { line, name: object.slice(0, 40), record: null, notes: [refused('title', reason)] }
}

function parseJson(object: string): unknown {
  try {
    return JSON.parse(object)
  } catch {
    return null
  }
}
