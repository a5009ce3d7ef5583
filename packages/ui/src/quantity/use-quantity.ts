import { useState } from 'react'
import { type QuantityLimit, readQuantity } from './read-quantity.ts'

/** Settings for validation; the field's own props add the texts. */
export interface QuantityRule {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
}

type Draft = { typed: string; forValue: number; limit?: QuantityLimit }

/** The typed text while it differs from the value; a new value from outside replaces it. */
export function useQuantity({ value, onChange, min = 1, max = Number.POSITIVE_INFINITY }: QuantityRule) {
  const [stored, setDraft] = useState<Draft>({ typed: String(value), forValue: value })
  const draft: Draft = stored.forValue === value ? stored : { typed: String(value), forValue: value }

  function commitTyped(typed: string) {
    const result = readQuantity(typed, min, max)
    if ('limit' in result) setDraft({ typed, forValue: value, limit: result.limit })
    else {
      setDraft({ typed: String(result.value), forValue: value })
      if (result.value !== value) onChange(result.value)
    }
  }

  function step(delta: 1 | -1) {
    const next = readQuantity(String(value + delta), min, max)
    if ('limit' in next) setDraft({ typed: String(value), forValue: value, limit: next.limit })
    else commitTyped(String(next.value))
  }

  return {
    typed: draft.typed,
    limit: draft.limit,
    type: (typed: string) => setDraft({ typed, forValue: value }),
    commit: () => commitTyped(draft.typed),
    step,
  }
}
