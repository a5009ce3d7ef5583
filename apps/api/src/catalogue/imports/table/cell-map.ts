// The cells of a row by what they stand for.

import type { Column, TableField } from './table-fields.ts'

/** `="9789603259404"`, `'0123`, `[0141439599]`: what keeps a spreadsheet from taking digits for a number. */
const guards = [/^="([^"]*)"$/, /^'(\d.*)$/, /^\[([\dXx-]*)\]$/]

const unguarded = (cell: string): string =>
  (/^[='[]/.test(cell)
    ? guards.map((guard) => guard.exec(cell)?.[1]).find((text) => text !== undefined)
    : undefined
  )?.trim() ?? cell

/** What programs write where there is nothing, and a spreadsheet where it could not reckon. */
const nothing = /^(?:[-–—]+|NULL|\\N|N\/A|n\/a|[Nn]a[Nn]|#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|NV))$/

export class CellMap {
  readonly #values = new Map<TableField, string>()
  readonly #ranks = new Map<TableField, number>()

  /** An empty cell says nothing; of several columns of one field the best with a cell counts. */
  add({ field, rank, unit }: Column, cell: string): void {
    const text = unguarded(cell)
    if (text === '' || nothing.test(text) || (this.#ranks.get(field) ?? Number.POSITIVE_INFINITY) <= (rank ?? 0)) return
    this.#ranks.set(field, rank ?? 0)
    this.#values.set(field, unit !== null && /\d$/.test(text) ? `${text} ${unit}` : text)
  }

  get(field: TableField): string | null {
    return this.#values.get(field) ?? null
  }

  /** What `cells` says goes first. */
  filledFrom(other: CellMap): CellMap {
    const filled = new CellMap()
    for (const [field, value] of [...other.#values, ...this.#values]) filled.#values.set(field, value)
    return filled
  }

  set(field: TableField, value: string): void {
    this.#values.set(field, value)
  }
}
