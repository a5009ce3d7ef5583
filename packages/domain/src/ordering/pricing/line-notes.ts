// Why a line costs what it costs, in a form that pages and e-mails can say.

import type { Cents } from '../../money.ts'
import type { MissingCopies } from '../promotions/decide-promotions.ts'
import type { Adjustment, AdjustmentLabel } from './adjustments.ts'

export const lineNoteKinds = ['promotion', 'coupon', 'uniform_price', 'copies_missing', 'wrapping'] as const

export type LineNoteKind = (typeof lineNoteKinds)[number]

export interface LineNote {
  kind: LineNoteKind
  /** What the promotion is called; null for what is none. */
  label: AdjustmentLabel | null
  /** What it takes off the line, or wrapping adds to it; 0 where it does neither. */
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
  const label = missing && (names.get(missing.promotionId)?.label ?? null)
  return [
    ...orderedNotesOf(adjustments, limitedUntil),
    ...(missing ? [{ kind: 'copies_missing' as const, label, cents: 0, copies: missing.copies, until: null }] : []),
  ]
}

type Amount = Pick<Adjustment, 'kind' | 'label' | 'cents'>

/** What is known of the line of a stored order too: its amounts, and whether the law kept anything from being taken off. */
export const orderedNotesOf = (adjustments: readonly Amount[], limitedUntil: string | null): LineNote[] => [
  ...gainsOf(adjustments),
  ...adjustments.flatMap(({ kind, cents }) =>
    kind === 'wrapping' ? [{ kind, label: null, cents, copies: 0, until: null }] : [],
  ),
  ...(limitedUntil === null
    ? []
    : [{ kind: 'uniform_price' as const, label: null, cents: 0, copies: 0, until: limitedUntil }]),
]

/** As an order keeps it: `2027-06-30`. */
export const limitedUntilOf = (notes: readonly LineNote[]): string | null =>
  notes.find(({ kind }) => kind === 'uniform_price')?.until ?? null

/** What promotions and a coupon took off. */
export const gainsOf = (adjustments: readonly Amount[]): LineNote[] =>
  adjustments.flatMap(({ kind, label, cents }) =>
    kind === 'promotion' || kind === 'coupon' ? [{ kind, label, cents: -cents, copies: 0, until: null }] : [],
  )
