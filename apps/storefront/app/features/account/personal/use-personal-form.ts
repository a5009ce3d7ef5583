import { type Profile, profileChange, updateProfile } from '@stoa/contract/profile'
import {
  checkBirthDate,
  checkDescription,
  checkFirstName,
  checkLastName,
  checkPhone,
  checkUsername,
} from '@stoa/domain/customer/field-rules'
import { useState } from 'react'
import { readProblem } from '../../../shared/form/read-problem.ts'
import { type Sentences, useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { useRuleWords } from '../../../shared/form/use-rule-words.ts'
import { useCalls } from '../data/use-calls.ts'
import { useProfileNews } from '../data/use-profile.ts'
import { shopDayOf } from '../orders/live-orders.ts'
import { changeOf, type PersonalValues, valuesOf } from './personal-values.ts'

const refusals = { username_taken: 'username', birth_date_invalid: 'birthDate' } as const

/** What is wrong with a profile, field by field. */
function usePersonalCheck() {
  const say = useRuleWords()
  return (values: PersonalValues): Sentences<keyof PersonalValues> => ({
    firstName: say(checkFirstName(values.firstName.trim())),
    lastName: say(checkLastName(values.lastName.trim())),
    mobile: say(checkPhone(values.mobile.trim())),
    birthDate: say(checkBirthDate(values.birthDate, shopDayOf(new Date().toISOString()))),
    username: values.username.trim() === '' ? undefined : say(checkUsername(values.username.trim())),
    description: say(checkDescription(values.description.trim())),
  })
}

export function usePersonalForm(profile: Profile) {
  const call = useCalls()
  const news = useProfileNews()
  const [saved, setSaved] = useState(false)
  const checked = useCheckedForm<PersonalValues>({
    id: 'personal',
    defaults: valuesOf(profile),
    check: usePersonalCheck(),
    async save(values) {
      setSaved(false)
      const outcome = await call(updateProfile, changeOf(values))
      if (!outcome.ok) return readProblem(outcome.refusal, { fields: profileChange.fields, refusals })
      news(outcome.value)
      setSaved(true)
      return null
    },
  })
  return { checked, saved }
}
