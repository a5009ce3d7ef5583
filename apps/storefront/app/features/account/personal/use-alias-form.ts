import { updateAlias } from '@stoa/contract/profile'
import { checkAlias } from '@stoa/domain/customer/field-rules'
import { readProblem } from '../../../shared/form/read-problem.ts'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { useRuleWords } from '../../../shared/form/use-rule-words.ts'
import { useCalls } from '../data/use-calls.ts'
import { useProfileNews } from '../data/use-profile.ts'

export function useAliasForm(alias: string, onDone: () => void) {
  const say = useRuleWords()
  const call = useCalls()
  const news = useProfileNews()
  return useCheckedForm({
    id: 'alias',
    defaults: { alias },
    check: (values) => ({ alias: say(checkAlias(values.alias.trim())) }),
    async save(values) {
      const outcome = await call(updateAlias, { alias: values.alias })
      if (!outcome.ok)
        return readProblem(outcome.refusal, { fields: updateAlias.input.fields, refusals: { alias_taken: 'alias' } })
      news(outcome.value)
      onDone()
      return null
    },
  })
}
