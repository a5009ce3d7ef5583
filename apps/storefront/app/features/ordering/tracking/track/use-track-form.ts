import { findOrderByCode } from '@stoa/contract/ordering/orders'
import { ifFilled } from '@stoa/domain/identity/field-rules'
import { checkEmail } from '@stoa/domain/identity/line-rules'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { browserClient } from '../../../../api/browser-client.ts'
import { useAddress } from '../../../../i18n/use-address.ts'
import { storeOrderEmail } from '../../../../state/order-emails.ts'
import { readOrder } from './read-order.ts'

interface Problems {
  order?: string
  email?: string
}

const orderKeys = { missing: 'track.orderMissing', wrong: 'track.orderWrong' } as const

/** The problems of the input, as messages. */
function useChecks() {
  const t = useTranslations('tracking')
  return {
    order(text: string): string | undefined {
      const parsed = readOrder(text)
      return 'problem' in parsed ? t(orderKeys[parsed.problem], { seen: text.trim() }) : undefined
    },
    /** A link opens by itself, a number with the e-mail only. */
    email(text: string, order: string): string | undefined {
      const trimmed = text.trim()
      const parsed = readOrder(order)
      if (trimmed === '' && !('uid' in parsed)) return t('code' in parsed ? 'track.emailForCode' : 'track.emailMissing')
      return ifFilled(checkEmail)(trimmed) === null ? undefined : t('track.emailWrong', { seen: trimmed })
    },
  }
}

/** Validated on blur; once invalid, on every change until it is valid. */
export function useTrackForm() {
  const [order, setOrder] = useState('')
  const [email, setEmail] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const checks = useChecks()
  const navigate = useNavigate()
  const address = useAddress()
  const language = useLocale()
  const t = useTranslations('tracking')
  const common = useTranslations('common')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const open = (uid: string) => {
    if (email.trim() !== '') storeOrderEmail(uid, email.trim())
    void navigate(address(`/track-order/${uid}`))
  }
  const find = async (code: string) => {
    setBusy(true)
    try {
      const found = await browserClient(language).call(findOrderByCode, { code, email: email.trim() })
      if (found.ok) return open(found.value.uid)
      setFailure(found.refusal.code === 'order_not_found' ? t('track.notFound') : found.refusal.title)
    } catch {
      setFailure(common('unreached'))
    } finally {
      setBusy(false)
    }
  }
  const mergeProblems = (change: Problems) => setProblems((previous) => ({ ...previous, ...change }))
  return {
    order,
    email,
    problems,
    busy,
    failure,
    changeOrder(text: string) {
      setOrder(text)
      if (problems.order) mergeProblems({ order: checks.order(text) })
      if (problems.email) mergeProblems({ email: checks.email(email, text) })
    },
    changeEmail(text: string) {
      setEmail(text)
      if (problems.email) mergeProblems({ email: checks.email(text, order) })
    },
    checkOrder: () => order !== '' && mergeProblems({ order: checks.order(order) }),
    checkEmail: () => email !== '' && mergeProblems({ email: checks.email(email, order) }),
    submit(event: SubmitEvent) {
      event.preventDefault()
      const newProblems = { order: checks.order(order), email: checks.email(email, order) }
      setProblems(newProblems)
      const parsed = readOrder(order)
      if (newProblems.order || newProblems.email || 'problem' in parsed) {
        document.getElementById(newProblems.order ? 'track-order' : 'track-email')?.focus()
        return
      }
      setFailure(null)
      if ('uid' in parsed) open(parsed.uid)
      else if (!busy) void find(parsed.code)
    },
  }
}
