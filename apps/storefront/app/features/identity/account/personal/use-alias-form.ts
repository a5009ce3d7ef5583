import { readProblem } from '@stoa/browser/form/read-problem'
import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { updateAlias } from '@stoa/contract/identity/profile'
import { checkAlias } from '@stoa/domain/identity/field-rules'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import { useApiCall } from '../data/use-api-call.ts'
import { useApplyProfile } from '../data/use-profile.ts'

export function useAliasForm(alias: string, onDone: () => void) {
  const ruleMessage = useRuleMessage()
  const call = useApiCall()
  const applyProfile = useApplyProfile()
  return useCheckedForm({
    id: 'alias',
    defaults: { alias },
    check: (values) => ({ alias: ruleMessage(checkAlias(values.alias.trim())) }),
    async save(values) {
      const outcome = await call(updateAlias, { alias: values.alias })
      if (!outcome.ok)
        return readProblem(outcome.refusal, { fields: updateAlias.input.fields, refusals: { alias_taken: 'alias' } })
      applyProfile(outcome.value)
      onDone()
      return null
    },
  })
}
