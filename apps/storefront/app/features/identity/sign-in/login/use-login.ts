import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { sessionStarted } from '@stoa/browser/session/session-store'
import type { Session } from '@stoa/contract/identity/session'
import { checkCode } from '@stoa/domain/identity/field-rules'
import { checkEmail } from '@stoa/domain/identity/line-rules'
import { useState } from 'react'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import { clearEmailLinkReturn } from '../../../../state/email-link-return.ts'
import { useCall } from '../use-call.ts'

interface Credentials {
  email: string
  password: string
  remember: boolean
}

/** First e-mail and password; then the second factor, for accounts that have one. */
export function useLogin(onDone: () => void) {
  const ruleMessage = useRuleMessage()
  const call = useCall()
  /** The password was correct; the code is still to come. */
  const [pendingCredentials, setPendingCredentials] = useState<Credentials | null>(null)
  const startSession = (session: Session) => {
    sessionStarted(session)
    clearEmailLinkReturn()
    onDone()
  }
  const login = useCheckedForm({
    id: 'login',
    defaults: { email: '', password: '', remember: false },
    check: ({ email, password }) => ({
      email: ruleMessage(checkEmail(email.trim())),
      password: ruleMessage(password === '' ? 'password_missing' : null),
    }),
    async save({ email, password, remember }) {
      const credentials = { email: email.trim(), password, remember }
      const result = await call('logIn', credentials)
      if (result.ok) startSession(result.value)
      else if (result.code === 'second_factor_required') setPendingCredentials(credentials)
      else return result.problem
      return null
    },
  })
  const code = useCheckedForm({
    id: 'login-code',
    defaults: { code: '' },
    check: (values) => ({ code: ruleMessage(checkCode(values.code.trim())) }),
    async save(values) {
      if (!pendingCredentials) return null
      const result = await call(
        'logIn',
        { ...pendingCredentials, code: values.code.trim() },
        { second_factor_wrong: 'code' },
      )
      if (!result.ok) return result.problem
      startSession(result.value)
      return null
    },
  })
  return { login, code, codeRequired: pendingCredentials !== null, restart: () => setPendingCredentials(null) }
}
