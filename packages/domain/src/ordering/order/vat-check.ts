// What a register says of a company's VAT number, how long that holds, and what it means for an order with an invoice:
// only an answer counts. No answer never keeps anybody from ordering.

export type VatResult = 'valid' | 'invalid' | 'unknown'

/** `aade`: the Greek register of companies. `vies`: the European Union's of numbers for trade between its countries. */
export type VatRegister = 'aade' | 'vies'

export interface VatAnswer {
  register: VatRegister
  result: VatResult
  /** Milliseconds since 1970. */
  checkedAt: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const validFor: Readonly<Record<VatRegister, number>> = { aade: 30 * day, vies: day }
/** A company that is new is in its register soon. */
const invalidFor = day

/** Longer than this nothing is kept of an answer. */
export const longestValid = Math.max(...Object.values(validFor))

export function isCurrent({ register, result, checkedAt }: VatAnswer, now: number): boolean {
  if (result === 'unknown') return false
  return now - checkedAt < (result === 'valid' ? validFor[register] : invalidFor)
}

/**
 * The answer that counts, of those that were given about a number. A Greek company need not be in VIES: that it is not there
 * says nothing, that it is there says enough.
 */
export function chooseAnswer<Answer extends VatAnswer>(
  answers: readonly Answer[],
  isGreek: boolean,
  now: number,
): Answer | null {
  const current = answers.filter((answer) => isCurrent(answer, now))
  const counting = isGreek
    ? current.filter(({ register, result }) => register === 'aade' || result === 'valid')
    : current.filter(({ register }) => register === 'vies')
  return counting.find(({ register }) => register === 'aade') ?? counting[0] ?? null
}

const mostAttempts = 12

/**
 * When an order whose number could not be checked is checked again, after so many attempts: doubling from a quarter of an
 * hour to a day. Null when it is left to a person.
 */
export const nextVatCheck = (attempts: number, now: number): number | null =>
  attempts >= mostAttempts ? null : now + Math.min(15 * minute * 2 ** attempts, day)
