import { type SubmitEvent, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { isEmail } from '../../../../shared/is-email.ts'
import type { Sent } from './send-request.ts'

export interface NoticeProblems {
  email?: string | undefined
  consent?: string | undefined
}

/** A letter for one product: the address is looked at when its field is left, everything when it is sent. */
export function useNoticeForm(productId: number) {
  const t = useTranslations('product')
  const language = useLocale()
  const [email, setEmail] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [problems, setProblems] = useState<NoticeProblems>({})
  const [state, setState] = useState<'open' | 'sending' | Sent>('open')
  const emailField = useRef<HTMLInputElement>(null)
  const consentField = useRef<HTMLInputElement>(null)
  const emailProblem = (written: string): string | undefined => {
    const seen = written.trim()
    if (seen === '') return t('notice.emailMissing')
    return isEmail(seen) ? undefined : t('notice.emailWrong', { seen })
  }
  const consentProblem = (ticked: boolean) => (ticked ? undefined : t('notice.consentMissing'))

  async function send(): Promise<void> {
    setState('sending')
    const { sendRequest } = await import('./send-request.ts')
    const sent = await sendRequest(language, productId, email.trim())
    setState(sent)
    if (sent !== 'badEmail') return
    setProblems({ email: t('notice.emailWrong', { seen: email.trim() }) })
    emailField.current?.focus()
  }
  return {
    ...{ email, agreed, problems, state, emailField, consentField },
    writeEmail(written: string) {
      setEmail(written)
      if (problems.email) setProblems((before) => ({ ...before, email: emailProblem(written) }))
    },
    checkEmail: () => email !== '' && setProblems((before) => ({ ...before, email: emailProblem(email) })),
    tick(ticked: boolean) {
      setAgreed(ticked)
      if (problems.consent) setProblems((before) => ({ ...before, consent: consentProblem(ticked) }))
    },
    submit(event: SubmitEvent) {
      event.preventDefault()
      if (state === 'sending') return
      const wrong = { email: emailProblem(email), consent: consentProblem(agreed) }
      setProblems(wrong)
      if (wrong.email) emailField.current?.focus()
      else if (wrong.consent) consentField.current?.focus()
      else void send().catch(() => setState('failed'))
    },
  }
}
