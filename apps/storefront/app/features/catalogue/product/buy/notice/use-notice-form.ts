import { checkEmail } from '@stoa/domain/identity/line-rules'
import { type SubmitEvent, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { RequestResult } from './send-request.ts'

export interface NoticeProblems {
  email?: string | undefined
  consent?: string | undefined
}

/** Requests a notice for one product: the address is validated on blur, everything on submit. */
export function useNoticeForm(productId: number) {
  const t = useTranslations('product')
  const language = useLocale()
  const [email, setEmail] = useState('')
  const [consented, setConsented] = useState(false)
  const [problems, setProblems] = useState<NoticeProblems>({})
  const [state, setState] = useState<'open' | 'sending' | RequestResult>('open')
  const emailField = useRef<HTMLInputElement>(null)
  const consentField = useRef<HTMLInputElement>(null)
  const emailProblem = (text: string): string | undefined => {
    const trimmed = text.trim()
    const rule = checkEmail(trimmed)
    if (rule === null) return undefined
    return rule === 'email_missing' ? t('notice.emailMissing') : t('notice.emailWrong', { seen: trimmed })
  }
  const consentProblem = (checked: boolean) => (checked ? undefined : t('notice.consentMissing'))

  async function send(): Promise<void> {
    setState('sending')
    const { sendRequest } = await import('./send-request.ts')
    const result = await sendRequest(language, productId, email.trim())
    setState(result)
    if (result !== 'badEmail') return
    setProblems({ email: t('notice.emailWrong', { seen: email.trim() }) })
    emailField.current?.focus()
  }
  return {
    email,
    consented,
    problems,
    state,
    emailField,
    consentField,
    changeEmail(text: string) {
      setEmail(text)
      if (problems.email) setProblems((previous) => ({ ...previous, email: emailProblem(text) }))
    },
    checkEmail: () => email !== '' && setProblems((previous) => ({ ...previous, email: emailProblem(email) })),
    changeConsent(checked: boolean) {
      setConsented(checked)
      if (problems.consent) setProblems((previous) => ({ ...previous, consent: consentProblem(checked) }))
    },
    submit(event: SubmitEvent) {
      event.preventDefault()
      if (state === 'sending') return
      const newProblems = { email: emailProblem(email), consent: consentProblem(consented) }
      setProblems(newProblems)
      if (newProblems.email) emailField.current?.focus()
      else if (newProblems.consent) consentField.current?.focus()
      else void send().catch(() => setState('failed'))
    },
  }
}
