import { readProblem } from '@stoa/browser/form/read-problem'
import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { useCustomerCache } from '@stoa/browser/query/use-customer-query'
import { personChanged } from '@stoa/browser/session/session-store'
import { updatePassword } from '@stoa/contract/identity/account'
import type { Profile } from '@stoa/contract/identity/profile'
import { listDevices } from '@stoa/contract/identity/session'
import { checkPassword } from '@stoa/domain/identity/field-rules'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import { useWithConfirmation } from '../confirm/confirmation.ts'
import { useApiCall } from '../data/use-api-call.ts'
import { useApplyProfile } from '../data/use-profile.ts'

const emptyValues = { current: '', password: '', again: '' }
const refusals = { password_required: 'current', wrong_password: 'current', password_too_common: 'password' } as const

export function usePasswordForm(profile: Profile) {
  const t = useTranslations('account')
  const ruleMessage = useRuleMessage()
  const call = useApiCall()
  const withConfirmation = useWithConfirmation()
  const applyProfile = useApplyProfile()
  const customerCache = useCustomerCache()
  const [saved, setSaved] = useState(false)
  const handleSaved = () => {
    form.form.reset(emptyValues)
    setSaved(true)
    personChanged({ passwordToBeSet: false })
    applyProfile({ ...profile, hasPassword: true })
    void customerCache.invalidate(listDevices)
  }
  const form = useCheckedForm({
    id: 'password',
    defaults: emptyValues,
    check: ({ current, password, again }) => ({
      current: profile.hasPassword && current === '' ? t('password.currentMissing') : undefined,
      password: ruleMessage(checkPassword(password)),
      again: again === password ? undefined : t('password.mismatch'),
    }),
    async save({ current, password }) {
      setSaved(false)
      const change = { password, ...(profile.hasPassword ? { current } : {}) }
      const outcome = await withConfirmation(() => call(updatePassword, change))
      if (outcome === null) return null
      if (!outcome.ok) return readProblem(outcome.refusal, { fields: updatePassword.input.fields, refusals })
      handleSaved()
      return null
    },
  })
  return { form, saved }
}
