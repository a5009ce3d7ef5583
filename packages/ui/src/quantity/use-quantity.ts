import { useState } from 'react'
import { type QuantityLimit, readQuantity } from './read-quantity.ts'

/** What the rule needs of the field; the field's own props add its words. */
export interface QuantityRule {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
}

type Draft = { typed: string; of: number; limit?: QuantityLimit }

/** What stands in the field while it differs from the value; a new value from outside replaces it. */
export function useQuantity({ value, onChange, min = 1, max = Number.POSITIVE_INFINITY }: QuantityRule) {
  const [stored, setDraft] = useState<Draft>({ typed: String(value), of: value })
  const draft: Draft = stored.of === value ? stored : { typed: String(value), of: value }

  function hand(typed: string) {
    const read = readQuantity(typed, min, max)
    if ('limit' in read) setDraft({ typed, of: value, limit: read.limit })
    else {
      setDraft({ typed: String(read.value), of: value })
      if (read.value !== value) onChange(read.value)
    }
  }

  function step(by: 1 | -1) {
    const next = readQuantity(String(value + by), min, max)
    if ('limit' in next) setDraft({ typed: String(value), of: value, limit: next.limit })
    else hand(String(next.value))
  }

  return {
    typed: draft.typed,
    limit: draft.limit,
    type: (typed: string) => setDraft({ typed, of: value }),
    commit: () => hand(draft.typed),
    step,
  }
}
