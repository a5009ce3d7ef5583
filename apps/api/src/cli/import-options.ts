// The command line options after `npm run import --`.

import { parseArgs } from 'node:util'

export interface ImportOptions {
  path: string
  map: string | null
  report: string | null
  sender: string | null
  encoding: string | null
  isTrial: boolean
  fromStart: boolean
}

export const usage = `Usage: npm run import -- FILE [options]

FILE is an ONIX 3.0 or 3.1 message, a table (CSV, TSV), JSON lines, the shop's own catalogue format, or an answer of
BIBLIONET; gzip is unpacked on the way.

  --map FILE       what the columns of a table mean, and what holds for every row (JSON)
  --report FILE    every row about which there is something to say, as a table
  --dry-run        everything but the writing
  --sender NAME    whose records these are, when the file does not say
  --encoding NAME  in which encoding it is written, when it does not say
  --from-start     read from the first record, even when an earlier attempt got further`

/** Null when it is invalid. */
export function readImportOptions(args: readonly string[]): ImportOptions | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        map: { type: 'string' },
        report: { type: 'string' },
        sender: { type: 'string' },
        encoding: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'from-start': { type: 'boolean', default: false },
      },
    })
    const [path] = positionals
    if (path === undefined || positionals.length > 1) return null
    const { map = null, report = null, sender = null, encoding = null } = values
    return { path, map, report, sender, encoding, isTrial: values['dry-run'], fromStart: values['from-start'] }
  } catch {
    return null
  }
}
