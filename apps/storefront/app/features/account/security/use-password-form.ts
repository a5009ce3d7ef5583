import { updatePassword } from '@stoa/contract/account'
import type { Profile } from '@stoa/contract/profile'
import { listDevices } from '@stoa/contract/session'
import { checkPassword } from '@stoa/domain/customer/field-rules'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { readProblem } from '../../../shared/form/read-problem.ts'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { useRuleWords } from '../../../shared/form/use-rule-words.ts'
import { personChanged } from '../../../state/session-store.ts'
import { useConfirmed } from '../confirm/confirmation.ts'
import { useCalls } from '../data/use-calls.ts'
import { useOwnNews } from '../data/use-own.ts'
import { useProfileNews } from '../data/use-profile.ts'

const blank = { current: '', password: '', again: '' }
const refusals = { wrong_password: 'current', password_too_common: 'password' } as const

export function usePasswordForm(profile: Profile) {
  const t = useTranslations('account')
  const say = useRuleWords()
  const call = useCalls()
  const confirmed = useConfirmed()
  const profileNews = useProfileNews()
  const news = useOwnNews()
  const [saved, setSaved] = useState(false)
  const done = () => {
    form.form.reset(blank)
    setSaved(true)
    personChanged({ passwordToBeSet: false })
    profileNews({ ...profile, hasPassword: true })
    void news.askAgain(listDevices)
  }
  const form = useCheckedForm({
    id: 'password',
    defaults: blank,
    check: ({ current, password, again }) => ({
      current: profile.hasPassword && current === '' ? t('password.currentMissing') : undefined,
      password: say(checkPassword(password)),
      again: again === password ? undefined : t('password.mismatch'),
    }),
    async save({ current, password }) {
      setSaved(false)
      const change = { password, ...(profile.hasPassword ? { current } : {}) }
      const outcome = await confirmed(() => call(updatePassword, change))
      if (outcome === null) return null
      if (!outcome.ok) return readProblem(outcome.refusal, { fields: updatePassword.input.fields, refusals })
      done()
      return null
    },
  })
  return { form, saved }
}
