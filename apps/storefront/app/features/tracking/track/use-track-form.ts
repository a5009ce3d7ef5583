import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAddress } from '../../../i18n/use-address.ts'
import { isEmail } from '../../../shared/is-email.ts'
import { rememberOrderEmail } from '../../../state/order-emails.ts'
import { readOrderUid } from './read-order-uid.ts'

interface Problems {
  order?: string
  email?: string
}

const orderKeys = { missing: 'track.orderMissing', code: 'track.orderCode', wrong: 'track.orderWrong' } as const

/** What is wrong with what was written, as sentences. */
function useChecks() {
  const t = useTranslations('tracking')
  return {
    order(written: string): string | undefined {
      const read = readOrderUid(written)
      return 'uid' in read ? undefined : t(orderKeys[read.problem], { seen: written.trim() })
    },
    email(written: string): string | undefined {
      const seen = written.trim()
      return seen === '' || isEmail(seen) ? undefined : t('track.emailWrong', { seen })
    },
  }
}

/** Looked at when a field is left; once marked wrong, at every key, until it is right. */
export function useTrackForm() {
  const [order, setOrder] = useState('')
  const [email, setEmail] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const checks = useChecks()
  const navigate = useNavigate()
  const address = useAddress()
  const tell = (change: Problems) => setProblems((before) => ({ ...before, ...change }))
  return {
    order,
    email,
    problems,
    writeOrder(written: string) {
      setOrder(written)
      if (problems.order) tell({ order: checks.order(written) })
    },
    writeEmail(written: string) {
      setEmail(written)
      if (problems.email) tell({ email: checks.email(written) })
    },
    checkOrder: () => order !== '' && tell({ order: checks.order(order) }),
    checkEmail: () => tell({ email: checks.email(email) }),
    submit(event: SubmitEvent) {
      event.preventDefault()
      const wrong = { order: checks.order(order), email: checks.email(email) }
      setProblems(wrong)
      const read = readOrderUid(order)
      if (wrong.order || wrong.email || !('uid' in read)) {
        document.getElementById(wrong.order ? 'track-order' : 'track-email')?.focus()
        return
      }
      if (email.trim() !== '') rememberOrderEmail(read.uid, email.trim())
      void navigate(address(`/track-order/${read.uid}`))
    },
  }
}
