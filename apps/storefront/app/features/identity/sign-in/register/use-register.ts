import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { checkFirstName, checkLastName, checkPassword } from '@stoa/domain/identity/field-rules'
import { checkEmail } from '@stoa/domain/identity/line-rules'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import { storeEmailLinkReturn } from '../../../../state/email-link-return.ts'
import { useCall } from '../use-call.ts'
import { useReturnTarget } from '../use-return-target.ts'

const refusals = { terms_not_accepted: 'acceptedTerms', password_too_common: 'password' }

const emptyValues = { firstName: '', lastName: '', email: '', password: '', acceptedTerms: false, newsletter: false }

/** Signs up. Only the e-mail says whether there was an account already. */
export function useRegister() {
  const t = useTranslations('sign-in')
  const ruleMessage = useRuleMessage()
  const call = useCall()
  const returnTarget = useReturnTarget()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useCheckedForm({
    id: 'register',
    defaults: emptyValues,
    check: ({ firstName, lastName, email, password, acceptedTerms }) => ({
      firstName: ruleMessage(checkFirstName(firstName.trim())),
      lastName: ruleMessage(checkLastName(lastName.trim())),
      email: ruleMessage(checkEmail(email.trim())),
      password: ruleMessage(checkPassword(password)),
      acceptedTerms: acceptedTerms ? undefined : t('problems.terms'),
    }),
    async save(values) {
      const email = values.email.trim()
      const names = { firstName: values.firstName.trim(), lastName: values.lastName.trim() }
      const result = await call('register', { ...values, ...names, email }, refusals)
      if (!result.ok) return result.problem
      storeEmailLinkReturn(returnTarget)
      setSentTo(email)
      return null
    },
  })
  return { form, sentTo, startOver: () => setSentTo(null) }
}
