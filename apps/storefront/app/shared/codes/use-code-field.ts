import { Refused } from '@stoa/browser/query/refused'
import type { CodeAnswer, Totals } from '@stoa/contract/ordering/totals'
import { codeKey } from '@stoa/domain/ordering/promotions/read-code'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { codesStore, maxCodes, useCodes } from '../../state/codes-store.ts'
import { isKept } from './code-answers.ts'
import { type CodeMessage, useCodeMessage } from './use-code-message.ts'

export interface EnteredCode {
  answer: CodeAnswer
  message: CodeMessage
}

/** Null where it is not a limit of codes that keeps the shop from answering. */
function minutesToWait(error: unknown): number | null {
  if (!(error instanceof Refused) || error.problem.code !== 'too_many_requests') return null
  return Math.max(1, Math.ceil(Number(error.problem.retryAfter ?? 3600) / 60))
}

/** `totals`: undefined while loading. `priceWith`: the totals with these codes. */
export function useCodeField(totals: Totals | undefined, priceWith: (codes: string[]) => Promise<Totals>) {
  const t = useTranslations('amounts')
  const messageOf = useCodeMessage()
  const codes = useCodes()
  const [typed, setTyped] = useState('')
  /** Whether what is typed is kept, and waits for its time. */
  const [waits, setWaits] = useState(false)
  const [refusal, setRefusal] = useState<CodeMessage | null>(null)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)

  const key = codeKey(typed)
  const kept = (totals?.codes ?? []).flatMap((answer): EnteredCode[] =>
    totals && codes.some((code) => codeKey(code) === codeKey(answer.code))
      ? [{ answer, message: messageOf(answer, totals) }]
      : [],
  )
  const typedCode = waits ? kept.find(({ answer }) => codeKey(answer.code) === key) : undefined
  const shown = typedCode && !typedCode.answer.applied ? typedCode : undefined

  const isWaiting = (code: string) =>
    kept.some(({ answer }) => !answer.applied && codeKey(answer.code) === codeKey(code))
  /** It makes way where all places are taken: what does nothing keeps out nothing that may count. */
  const oldestWaiting = codes.find(isWaiting)

  const refused = (text: string): CodeMessage => ({ tone: 'bad', icon: 'triangle-alert', text })

  function refuseFailed(error: unknown): void {
    const minutes = minutesToWait(error)
    const message = refused(minutes === null ? t('codes.failed') : t('codes.tooOften', { minutes }))
    setRefusal(message)
    setSaid(message.text)
  }

  function refuseTyped(): CodeMessage | null {
    if (key === '') return refused(t('codes.empty'))
    if (codes.some((other) => codeKey(other) === key)) return refused(t('codes.twice'))
    return codes.length >= maxCodes && !oldestWaiting ? refused(t('codes.tooMany', { max: maxCodes })) : null
  }

  async function ask(): Promise<void> {
    const leaving = codes.length >= maxCodes ? oldestWaiting : undefined
    const asked = [...codes.filter((code) => code !== leaving), typed.trim()]
    const priced = await priceWith(asked)
    const answer = priced.codes.find((one) => codeKey(one.code) === key)
    if (!answer) return setRefusal(refused(t('codes.failed')))
    const message = messageOf(answer, priced)
    const left = leaving && isKept(answer) ? ` ${t('codes.removed', { code: leaving })}` : ''
    setSaid(`${answer.code}: ${message.text}${left}`)
    if (!isKept(answer)) return setRefusal(message)
    if (leaving) codesStore.remove(leaving)
    codesStore.add(answer.code)
    setWaits(!answer.applied)
    if (answer.applied) setTyped('')
  }

  return {
    /** Empty as soon as a code that waited counts. */
    typed: typedCode?.answer.applied ? '' : typed,
    /** What is said of what is typed. */
    message: shown ? shown.message : refusal,
    /** For screen readers. */
    said,
    busy,
    /** All codes but the one in the field. */
    entered: kept.filter((code) => code !== shown),
    type(text: string) {
      setTyped(text)
      setWaits(false)
      setRefusal(null)
    },
    async apply(): Promise<void> {
      if (busy || shown) return
      const refusedNow = refuseTyped()
      setRefusal(refusedNow)
      if (refusedNow) return setSaid(refusedNow.text)
      setBusy(true)
      await ask().catch(refuseFailed)
      setBusy(false)
    },
    remove(code: string) {
      for (const other of codes) if (codeKey(other) === codeKey(code)) codesStore.remove(other)
      setSaid(t('codes.removed', { code }))
    },
  }
}
