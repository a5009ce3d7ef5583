import { readProblem } from '@stoa/browser/form/read-problem'
import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { confirmIdentity } from '@stoa/contract/identity/session'
import { checkCode } from '@stoa/domain/identity/field-rules'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import { useApiCall } from '../data/use-api-call.ts'

/** The password, and the authenticator's code once the API asks for it; without a password, the code from an e-mail. */
export function useConfirmForm(hasPassword: boolean, onConfirmed: () => void) {
  const t = useTranslations('account')
  const ruleMessage = useRuleMessage()
  const call = useApiCall()
  const [codeRequired, setCodeRequired] = useState(!hasPassword)
  const form = useCheckedForm({
    id: 'confirm',
    defaults: { password: '', code: '' },
    check: ({ password, code }) => ({
      password: hasPassword && password === '' ? t('password.currentMissing') : undefined,
      code: codeRequired ? ruleMessage(checkCode(code.trim())) : undefined,
    }),
    async save({ password, code }) {
      const proof = { ...(hasPassword ? { password } : {}), ...(codeRequired ? { code: code.trim() } : {}) }
      const outcome = await call(confirmIdentity, proof)
      if (outcome.ok) {
        onConfirmed()
        return null
      }
      if (outcome.refusal.code === 'second_factor_required') setCodeRequired(true)
      if (outcome.refusal.code === 'wrong_password')
        return {
          fields: hasPassword ? { password: t('password.wrong') } : { code: t('confirm.codeWrong') },
          general: null,
        }
      return readProblem(outcome.refusal, {
        fields: confirmIdentity.input.fields,
        refusals: { second_factor_wrong: 'code' },
      })
    },
  })
  return { form, codeRequired }
}
