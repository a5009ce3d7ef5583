import { type RefObject, useRef, useState } from 'react'
import { checkWords, type WordsProblem } from './check-words.ts'

export interface Words {
  text: string
  max: number
  problem: WordsProblem | null
  field: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>
  change(text: string): void
  /** What to keep; null for words that cannot be kept, which say why. */
  check(): string | null
  /** The same; words that cannot be kept get the focus. */
  accept(): string | null
}

interface WordsRule {
  /** In characters. */
  max: number
  /** They may be left out. */
  optional?: boolean
}

/** Words that are being written: checked when they are to be kept, and from then on as they are typed. `initial`: until the first letter. */
export function useWords({ max, optional = false }: WordsRule, initial = ''): Words {
  const [typed, setTyped] = useState<string | null>(null)
  const [checked, setChecked] = useState(false)
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const text = typed ?? initial
  const problem = checkWords(text, max, optional)
  const check = (): string | null => {
    setChecked(problem !== null)
    return problem === null ? text.trim() : null
  }
  return {
    text,
    max,
    problem: checked ? problem : null,
    field,
    change: setTyped,
    check,
    accept() {
      const accepted = check()
      if (accepted === null) field.current?.focus()
      return accepted
    },
  }
}
