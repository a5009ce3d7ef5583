// The rate of VAT that a file states decides over what the form of a product lets one guess.

import { type TaxClass, taxClassOfRate } from '@stoa/domain/ordering/pricing/vat-rates'
import type { BookRecord } from './book-record.ts'
import { type Note, warning } from './read-item.ts'

/** "6", "6,00 %", "0.06"; `today`: `2026-11-20`. A rate of nought is that of exports: it says nothing about Greece. */
export function readVat(text: string | null, today: string, notes: Note[]): Pick<BookRecord, 'taxClass'> {
  const [, figure] = /^(\d{1,2}(?:[.,]\d{1,4})?)\s*%?$/.exec(text?.trim() ?? '') ?? []
  const stated = figure === undefined ? Number.NaN : Number(figure.replace(',', '.'))
  if (text === null || text.trim() === '' || stated === 0) return {}
  const basisPoints = Math.round(stated * (stated < 1 ? 10_000 : 100))
  const taxClass: TaxClass | null = taxClassOfRate(basisPoints, today)
  if (taxClass !== null) return { taxClass }
  notes.push(
    warning(
      'VAT',
      `“${text.slice(0, 20)}” is no rate of Greek VAT on goods of ours: the product keeps the one of its kind.`,
    ),
  )
  return {}
}
