import type { CodeAnswer, Totals } from '@stoa/contract/ordering/cart'
import type { CouponRefusalCode } from '@stoa/domain/ordering/promotions/decide-coupon'
import { codeKey } from '@stoa/domain/ordering/promotions/read-code'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { codesStore, maxCodes, useCodes } from '../../state/codes-store.ts'
import { useCodeMessage } from './use-code-message.ts'

/** A code that is refused for what is in the cart, or for who is not known yet, may count later: it is kept. */
const keptRefusals: ReadonlySet<CouponRefusalCode> = new Set([
  'MustHaveEmailOrCustomerId',
  'OrderAmountBelowThreshold',
  'OrderNonDiscountedAmountBelowThreshold',
  'NoDiscountableItems',
  'NoShippingFeeToDiscount',
  'NotApplicable',
])

const isKept = ({ applied, reason }: CodeAnswer): boolean => applied || (reason !== null && keptRefusals.has(reason))

/** `priceWith`: the totals with these codes. */
export function useCodeField(totals: Totals, priceWith: (codes: string[]) => Promise<Totals>) {
  const t = useTranslations('amounts')
  const messageOf = useCodeMessage()
  const codes = useCodes()
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)

  /** Null when it counts, or may. */
  async function refusalOf(code: string): Promise<string | null> {
    const key = codeKey(code)
    if (key === '') return t('codes.empty')
    if (codes.some((other) => codeKey(other) === key)) return t('codes.twice')
    if (codes.length >= maxCodes) return t('codes.tooMany', { max: maxCodes })
    const answer = (await priceWith([...codes, code])).codes.find((one) => codeKey(one.code) === key)
    if (!answer) return t('codes.refusals.InternalError', { missing: '', threshold: '', day: '' })
    if (!isKept(answer)) return messageOf(answer)
    codesStore.add(answer.code)
    setSaid(`${answer.code}: ${messageOf(answer)}`)
    return null
  }

  return {
    typed,
    problem,
    /** For screen readers. */
    said,
    busy,
    entered: totals.codes.filter((answer) => codes.some((code) => codeKey(code) === codeKey(answer.code))),
    type(text: string) {
      setTyped(text)
      setProblem(null)
    },
    async apply(): Promise<void> {
      if (busy) return
      setBusy(true)
      const refusal = await refusalOf(typed.trim()).catch(() => t('codes.failed'))
      setBusy(false)
      setProblem(refusal)
      if (refusal === null) setTyped('')
    },
    remove(code: string) {
      for (const other of codes) if (codeKey(other) === codeKey(code)) codesStore.remove(other)
      setSaid(t('codes.removed', { code }))
    },
  }
}
