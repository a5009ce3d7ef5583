import { requestEmailChange } from '@stoa/contract/account'
import type { Profile } from '@stoa/contract/profile'
import { checkEmail } from '@stoa/domain/customer/field-rules'
import { useTranslations } from 'use-intl'
import { readProblem } from '../../../shared/form/read-problem.ts'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { useRuleWords } from '../../../shared/form/use-rule-words.ts'
import { useConfirmed } from '../confirm/confirmation.ts'
import { useCalls } from '../data/use-calls.ts'
import { useProfileNews } from '../data/use-profile.ts'

export function useEmailForm(profile: Profile) {
  const t = useTranslations('account')
  const say = useRuleWords()
  const call = useCalls()
  const confirmed = useConfirmed()
  const news = useProfileNews()
  const form = useCheckedForm({
    id: 'new-email',
    defaults: { email: '' },
    check({ email }) {
      const same = email.trim().toLowerCase() === profile.email.toLowerCase()
      return { email: same ? t('email.same') : say(checkEmail(email.trim())) }
    },
    async save(values) {
      const email = values.email.trim()
      const outcome = await confirmed(() => call(requestEmailChange, { email }))
      if (outcome === null) return null
      if (!outcome.ok) return readProblem(outcome.refusal, { fields: requestEmailChange.input.fields })
      news({ ...profile, newEmail: email })
      form.form.reset({ email: '' })
      return null
    },
  })
  return form
}
