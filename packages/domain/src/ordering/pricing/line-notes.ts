// Why a line costs what it costs, in a form that pages and e-mails can say.

import type { Cents } from '../../money.ts'
import type { MissingCopies } from '../promotions/decide-promotions.ts'
import type { Adjustment, AdjustmentLabel } from './adjustments.ts'

export const lineNoteKinds = ['promotion', 'coupon', 'uniform_price', 'copies_missing'] as const

export type LineNoteKind = (typeof lineNoteKinds)[number]

export interface LineNote {
  kind: LineNoteKind
  /** What the promotion is called; null for the uniform price. */
  label: AdjustmentLabel | null
  /** What it takes off the line; 0 where it takes off nothing. */
  cents: Cents
  /** Copies missing to take part; 0 otherwise. */
  copies: number
  /** The last day of the uniform price, `2027-06-30`. */
  until: string | null
}

interface NotesInput {
  /** The line's own. */
  adjustments: readonly Adjustment[]
  /** The law kept an offer off the line until this day. */
  limitedUntil: string | null
  missing: MissingCopies | null
  names: ReadonlyMap<number, { label: AdjustmentLabel }>
}

export function notesOf({ adjustments, limitedUntil, missing, names }: NotesInput): LineNote[] {
  const limited: LineNote = { kind: 'uniform_price', label: null, cents: 0, copies: 0, until: limitedUntil }
  const label = missing && (names.get(missing.promotionId)?.label ?? null)
  return [
    ...gainsOf(adjustments),
    ...(limitedUntil === null ? [] : [limited]),
    ...(missing ? [{ kind: 'copies_missing' as const, label, cents: 0, copies: missing.copies, until: null }] : []),
  ]
}

/** What promotions and a coupon took off: known of a stored order too. */
export const gainsOf = (adjustments: readonly Pick<Adjustment, 'kind' | 'label' | 'cents'>[]): LineNote[] =>
  adjustments.flatMap(({ kind, label, cents }) =>
    kind === 'promotion' || kind === 'coupon' ? [{ kind, label, cents: -cents, copies: 0, until: null }] : [],
  )
