import { readProblem } from '@stoa/browser/form/read-problem'
import { type FieldMessages, useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { type Profile, profileChange, updateProfile } from '@stoa/contract/identity/profile'
import {
  checkBirthDate,
  checkFirstName,
  checkLastName,
  checkPhone,
  checkUsername,
} from '@stoa/domain/identity/field-rules'
import { useState } from 'react'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import { useApiCall } from '../data/use-api-call.ts'
import { useApplyProfile } from '../data/use-profile.ts'
import { toShopDay } from '../orders/active-orders.ts'
import { changeOf, type PersonalValues, valuesOf } from './personal-values.ts'

const refusals = { username_taken: 'username', birth_date_invalid: 'birthDate' } as const

/** Validates a profile, field by field. */
function usePersonalCheck() {
  const ruleMessage = useRuleMessage()
  return (values: PersonalValues): FieldMessages<keyof PersonalValues> => ({
    firstName: ruleMessage(checkFirstName(values.firstName.trim())),
    lastName: ruleMessage(checkLastName(values.lastName.trim())),
    mobile: ruleMessage(checkPhone(values.mobile.trim())),
    birthDate: ruleMessage(checkBirthDate(values.birthDate, toShopDay(new Date().toISOString()))),
    username: values.username.trim() === '' ? undefined : ruleMessage(checkUsername(values.username.trim())),
  })
}

export function usePersonalForm(profile: Profile) {
  const call = useApiCall()
  const applyProfile = useApplyProfile()
  const [saved, setSaved] = useState(false)
  const checked = useCheckedForm<PersonalValues>({
    id: 'personal',
    defaults: valuesOf(profile),
    check: usePersonalCheck(),
    async save(values) {
      setSaved(false)
      const outcome = await call(updateProfile, changeOf(values))
      if (!outcome.ok) return readProblem(outcome.refusal, { fields: profileChange.fields, refusals })
      applyProfile(outcome.value)
      setSaved(true)
      return null
    },
  })
  return { checked, saved }
}
