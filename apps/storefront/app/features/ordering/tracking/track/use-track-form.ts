import { checkEmail, ifFilled } from '@stoa/domain/identity/field-rules'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../../i18n/use-address.ts'
import { storeOrderEmail } from '../../../../state/order-emails.ts'
import { readOrderUid } from './read-order-uid.ts'

interface Problems {
  order?: string
  email?: string
}

const orderKeys = { missing: 'track.orderMissing', code: 'track.orderCode', wrong: 'track.orderWrong' } as const

/** The problems of the input, as messages. */
function useChecks() {
  const t = useTranslations('tracking')
  return {
    order(text: string): string | undefined {
      const parsed = readOrderUid(text)
      return 'uid' in parsed ? undefined : t(orderKeys[parsed.problem], { seen: text.trim() })
    },
    email(text: string): string | undefined {
      const trimmed = text.trim()
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
  const mergeProblems = (change: Problems) => setProblems((previous) => ({ ...previous, ...change }))
  return {
    order,
    email,
    problems,
    changeOrder(text: string) {
      setOrder(text)
      if (problems.order) mergeProblems({ order: checks.order(text) })
    },
    changeEmail(text: string) {
      setEmail(text)
      if (problems.email) mergeProblems({ email: checks.email(text) })
    },
    checkOrder: () => order !== '' && mergeProblems({ order: checks.order(order) }),
    checkEmail: () => mergeProblems({ email: checks.email(email) }),
    submit(event: SubmitEvent) {
      event.preventDefault()
      const newProblems = { order: checks.order(order), email: checks.email(email) }
      setProblems(newProblems)
      const parsed = readOrderUid(order)
      if (newProblems.order || newProblems.email || !('uid' in parsed)) {
        document.getElementById(newProblems.order ? 'track-order' : 'track-email')?.focus()
        return
      }
      if (email.trim() !== '') storeOrderEmail(parsed.uid, email.trim())
      void navigate(address(`/track-order/${parsed.uid}`))
    },
  }
}
