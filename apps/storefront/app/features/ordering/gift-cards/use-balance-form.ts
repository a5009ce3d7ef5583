import type { GiftCardBalance } from '@stoa/contract/ordering/gift-cards'
import { formatGiftCardCode, readGiftCardCode } from '@stoa/domain/ordering/gift-cards/gift-card-code'
import { type SubmitEvent, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'

/** What cannot be a code is said here, and costs none of the tries that the shop allows. */
export function useBalanceForm() {
  const t = useTranslations('gift-cards')
  const common = useTranslations('common')
  const language = useLocale()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [card, setCard] = useState<GiftCardBalance | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const problemOf = (typed: string): string | null => {
    if (typed.trim() === '') return t('balance.codeMissing')
    return readGiftCardCode(typed) === null ? t('balance.codeWrong', { seen: typed.trim() }) : null
  }
  const reject = (message: string) => {
    setProblem(message)
    field.current?.focus()
  }
  const find = async (code: string) => {
    const { findBalance } = await import('./find-balance.ts')
    const answer = await findBalance(language, code)
    if ('card' in answer) {
      setCard(answer.card)
      setText(formatGiftCardCode(code))
    } else if (answer.refusal.code === 'gift_card_invalid') reject(t('balance.invalid'))
    else setFailure(answer.refusal.title)
  }
  return {
    field,
    text,
    card,
    problem,
    failure,
    busy,
    change(typed: string) {
      setText(typed)
      setCard(null)
      if (problem !== null) setProblem(problemOf(typed))
    },
    submit(event: SubmitEvent) {
      event.preventDefault()
      if (busy) return
      setFailure(null)
      setCard(null)
      const wrong = problemOf(text)
      setProblem(wrong)
      const code = readGiftCardCode(text)
      if (wrong !== null || code === null) return void field.current?.focus()
      setBusy(true)
      find(code)
        .catch(() => setFailure(common('unreached')))
        .finally(() => setBusy(false))
    },
  }
}
