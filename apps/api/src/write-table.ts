// Tables for spreadsheets.

/** What a spreadsheet would take for a formula, behind an apostrophe; and an apostrophe, so that it is found again. */
const escaped = (text: string): string => text.replace(/^(?=['=+\-@\t\r])/, "'")

/** Spreadsheets in Greek take semicolons for the ends of cells; a comma would leave them one column. */
const separator = ';'

const cellOf = (value: string | number | null): string => {
  const text = typeof value === 'string' ? escaped(value) : String(value ?? '')
  return /["\r\n;,]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const writeTable = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows.map((cells) => cells.map(cellOf).join(separator)).join('\n')
