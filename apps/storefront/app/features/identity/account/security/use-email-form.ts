import { readProblem } from '@stoa/browser/form/read-problem'
import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { requestEmailChange } from '@stoa/contract/identity/account'
import type { Profile } from '@stoa/contract/identity/profile'
import { checkEmail } from '@stoa/domain/identity/field-rules'
import { useTranslations } from 'use-intl'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import { useWithConfirmation } from '../confirm/confirmation.ts'
import { useApiCall } from '../data/use-api-call.ts'
import { useApplyProfile } from '../data/use-profile.ts'

export function useEmailForm(profile: Profile) {
  const t = useTranslations('account')
  const ruleMessage = useRuleMessage()
  const call = useApiCall()
  const withConfirmation = useWithConfirmation()
  const applyProfile = useApplyProfile()
  const form = useCheckedForm({
    id: 'new-email',
    defaults: { email: '' },
    check({ email }) {
      const isSame = email.trim().toLowerCase() === profile.email.toLowerCase()
      return { email: isSame ? t('email.same') : ruleMessage(checkEmail(email.trim())) }
    },
    async save(values) {
      const email = values.email.trim()
      const outcome = await withConfirmation(() => call(requestEmailChange, { email }))
      if (outcome === null) return null
      if (!outcome.ok) return readProblem(outcome.refusal, { fields: requestEmailChange.input.fields })
      applyProfile({ ...profile, newEmail: email })
      form.form.reset({ email: '' })
      return null
    },
  })
  return form
}
