// Finds the products that groups and sets consist of, and says what is wrong with those that they cannot have.

import { canBePart } from '@stoa/domain/catalogue/product-kinds'
import { formatMoney } from '@stoa/domain/money'
import { dayFrom } from '@stoa/domain/ordering/delivery/working-days'
import { type ProtectedPart, uniformFloor } from '@stoa/domain/ordering/pricing/uniform-floor'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../../database/transaction.ts'
import type { BookRecord, RecordPart } from '../book-record.ts'
import { type Note, refused as refusedNote } from '../read-item.ts'
import { listPartCandidates, type PartCandidateRow, type PartRow } from './parts.queries.ts'

interface RecordWithParts {
  record: BookRecord
}

/** In the order of the records; null for one that states none. `today`: `2026-11-20`, the shop's day. */
export async function resolveParts(
  tx: Executor,
  records: readonly RecordWithParts[],
  today: string,
): Promise<Outcome<PartRow[] | null, Note>[]> {
  const codes = records.flatMap(({ record }) => (record.parts ?? []).map(({ code }) => code))
  const candidates = new Map((await listPartCandidates(tx, [...new Set(codes)])).map((row) => [row.code, row]))
  return records.map(({ record }) => {
    if (record.parts === undefined) return done(null)
    const rows = partsOf(record, record.parts, candidates)
    const note = rows.ok ? refusePrice(record, rows.value, [...candidates.values()], today) : null
    return note ? refused(note) : rows
  })
}

/** A set costs no less than the uniform price lets the books in it cost. */
function refusePrice(
  { kind, sellingCents }: BookRecord,
  parts: readonly PartRow[],
  candidates: readonly PartCandidateRow[],
  today: string,
): Note | null {
  if (kind !== 'bundle') return null
  const protectedParts = parts.flatMap(({ part_id, quantity }): ProtectedPart[] => {
    const candidate = candidates.find(({ id }) => id === part_id)
    const { publisher_price_cents: publisherPriceCents = null, price_protected_until: until = null } = candidate ?? {}
    return until === null ? [] : [{ publisherPriceCents, protectedUntil: dayFrom(until), quantity }]
  })
  const floor = uniformFloor({ publisherPriceCents: null, protectedUntil: null, protectedParts }, dayFrom(today))
  if (!floor || (sellingCents ?? 0) >= floor.cents) return null
  return refusedNote(
    'price',
    `The uniform book price holds for parts of it: at least ${formatMoney(floor.cents, 'en')}.`,
  )
}

type Candidates = ReadonlyMap<string, PartCandidateRow>

function partsOf(record: BookRecord, parts: readonly RecordPart[], candidates: Candidates): Outcome<PartRow[], Note> {
  const rows: PartRow[] = []
  for (const [index, part] of parts.entries()) {
    const row = partRow(record, part, candidates.get(part.code))
    if (!row.ok) return refused(refusedNote(`parts.${index}`, row.refusal))
    const { part_id, dimension_id } = row.value
    if (rows.some((other) => other.part_id === part_id && other.dimension_id === dimension_id))
      return refused(refusedNote(`parts.${index}`, `“${part.code}” is among them already.`))
    rows.push(row.value)
  }
  return done(rows)
}

function partRow(
  { kind, shop }: BookRecord,
  { code, dimension, quantity }: RecordPart,
  candidate: PartCandidateRow | undefined,
): Outcome<PartRow, string> {
  if (code === shop?.code) return refused('It cannot be a part of itself.')
  if (!candidate) return refused(`There is no product “${code}”, here or in an earlier record.`)
  if (!canBePart(candidate.kind))
    return refused(`“${code}” is of the kind “${candidate.kind}”, which is no part of another product.`)
  const form = formOf(candidate, dimension)
  if (dimension !== null && form === undefined)
    return refused(`“${code}” has no form “${dimension}”. ${formsOf(candidate)}`)
  if (kind === 'bundle' && dimension === null && candidate.form_ids.length > 0)
    return refused(`A set says which form of “${code}” it contains. ${formsOf(candidate)}`)
  return done({ part_id: candidate.id, dimension_id: form ?? null, quantity })
}

function formOf({ form_ids, forms_el, forms_en }: PartCandidateRow, name: string | null): number | undefined {
  const isNamed = (_: number, index: number) => forms_el[index] === name || forms_en[index] === name
  return form_ids.find(isNamed)
}

const formsOf = ({ forms_en }: PartCandidateRow): string =>
  forms_en.length === 0 ? 'It has one form only.' : `Its forms are: ${forms_en.join(', ')}.`
