import { readProblem } from '@stoa/browser/form/read-problem'
import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { enableSecondFactor } from '@stoa/contract/identity/social'
import { checkCode } from '@stoa/domain/identity/field-rules'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import { useWithConfirmation } from '../confirm/confirmation.ts'
import { useApiCall } from '../data/use-api-call.ts'

/** The form for the first code of a new authenticator. */
export function useEnableSecondFactorForm(onEnabled: (codes: readonly string[]) => void) {
  const ruleMessage = useRuleMessage()
  const call = useApiCall()
  const withConfirmation = useWithConfirmation()
  return useCheckedForm({
    id: 'first-code',
    defaults: { code: '' },
    check: ({ code }) => ({ code: ruleMessage(checkCode(code.trim())) }),
    async save({ code }) {
      const outcome = await withConfirmation(() => call(enableSecondFactor, { code: code.trim() }))
      if (outcome === null) return null
      if (!outcome.ok)
        return readProblem(outcome.refusal, {
          fields: enableSecondFactor.input.fields,
          refusals: { second_factor_wrong: 'code' },
        })
      onEnabled(outcome.value.codes)
      return null
    },
  })
}
