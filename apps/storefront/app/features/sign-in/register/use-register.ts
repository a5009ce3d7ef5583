import { checkEmail, checkFirstName, checkLastName, checkPassword } from '@stoa/domain/customer/field-rules'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { useRuleWords } from '../../../shared/form/use-rule-words.ts'
import { awaitLetter } from '../../../state/letter-return.ts'
import { useReturn } from '../return-state.ts'
import { useCall } from '../use-call.ts'

const refusals = { terms_not_accepted: 'acceptedTerms', password_too_common: 'password' }

const nothing = { firstName: '', lastName: '', email: '', password: '', acceptedTerms: false, newsletter: false }

/** A new account. Whether there is one already, only the letter says. */
export function useRegister() {
  const t = useTranslations('sign-in')
  const say = useRuleWords()
  const call = useCall()
  const wanted = useReturn()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useCheckedForm({
    id: 'register',
    defaults: nothing,
    check: ({ firstName, lastName, email, password, acceptedTerms }) => ({
      firstName: say(checkFirstName(firstName.trim())),
      lastName: say(checkLastName(lastName.trim())),
      email: say(checkEmail(email.trim())),
      password: say(checkPassword(password)),
      acceptedTerms: acceptedTerms ? undefined : t('problems.terms'),
    }),
    async save(values) {
      const email = values.email.trim()
      const names = { firstName: values.firstName.trim(), lastName: values.lastName.trim() }
      const sent = await call('register', { ...values, ...names, email }, refusals)
      if (!sent.ok) return sent.problem
      awaitLetter(wanted)
      setSentTo(email)
      return null
    },
  })
  return { form, sentTo, writeAgain: () => setSentTo(null) }
}
