import { enableSecondFactor } from '@stoa/contract/social'
import { checkCode } from '@stoa/domain/customer/field-rules'
import { readProblem } from '../../../shared/form/read-problem.ts'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { useRuleWords } from '../../../shared/form/use-rule-words.ts'
import { useConfirmed } from '../confirm/confirmation.ts'
import { useCalls } from '../data/use-calls.ts'

/** The first code of a new authenticator. */
export function useFirstCode(onOn: (codes: readonly string[]) => void) {
  const say = useRuleWords()
  const call = useCalls()
  const confirmed = useConfirmed()
  return useCheckedForm({
    id: 'first-code',
    defaults: { code: '' },
    check: ({ code }) => ({ code: say(checkCode(code.trim())) }),
    async save({ code }) {
      const outcome = await confirmed(() => call(enableSecondFactor, { code: code.trim() }))
      if (outcome === null) return null
      if (!outcome.ok)
        return readProblem(outcome.refusal, {
          fields: enableSecondFactor.input.fields,
          refusals: { second_factor_wrong: 'code' },
        })
      onOn(outcome.value.codes)
      return null
    },
  })
}
