import type { Session } from '@stoa/contract/session'
import { checkCode, checkEmail } from '@stoa/domain/customer/field-rules'
import { useState } from 'react'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { useRuleWords } from '../../../shared/form/use-rule-words.ts'
import { forgetLetterReturn } from '../../../state/letter-return.ts'
import { sessionBegun } from '../../../state/session-store.ts'
import { useCall } from '../use-call.ts'

interface Credentials {
  email: string
  password: string
  remember: boolean
}

/** First the e-mail and the password; then, where the account has one, the second factor. */
export function useLogin(onDone: () => void) {
  const say = useRuleWords()
  const call = useCall()
  /** Right so far; the code is still to come. */
  const [waiting, setWaiting] = useState<Credentials | null>(null)
  const begin = (session: Session) => {
    sessionBegun(session)
    forgetLetterReturn()
    onDone()
  }
  const login = useCheckedForm({
    id: 'login',
    defaults: { email: '', password: '', remember: true },
    check: ({ email, password }) => ({
      email: say(checkEmail(email.trim())),
      password: say(password === '' ? 'password_missing' : null),
    }),
    async save({ email, password, remember }) {
      const credentials = { email: email.trim(), password, remember }
      const sent = await call('logIn', credentials)
      if (sent.ok) begin(sent.value)
      else if (sent.code === 'second_factor_required') setWaiting(credentials)
      else return sent.problem
      return null
    },
  })
  const code = useCheckedForm({
    id: 'login-code',
    defaults: { code: '' },
    check: (values) => ({ code: say(checkCode(values.code.trim())) }),
    async save(values) {
      if (!waiting) return null
      const sent = await call('logIn', { ...waiting, code: values.code.trim() }, { second_factor_wrong: 'code' })
      if (!sent.ok) return sent.problem
      begin(sent.value)
      return null
    },
  })
  return { login, code, asksCode: waiting !== null, startAgain: () => setWaiting(null) }
}
