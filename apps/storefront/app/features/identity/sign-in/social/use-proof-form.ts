import { useCheckedForm } from '@stoa/browser/form/use-checked-form'
import { checkCode } from '@stoa/domain/identity/field-rules'
import { checkEmail } from '@stoa/domain/identity/line-rules'
import { useTranslations } from 'use-intl'
import { useRuleMessage } from '../../../../shared/form/use-rule-message.ts'
import { isProofWrong, type Missing, type Proofs, readMissing, type useProviderReturn } from './use-provider-return.ts'

/** The kind of the form's one field. */
export type ProofKind = 'email' | 'code' | 'password'

const proofOf = (missing: Missing, kind: ProofKind, value: string): Proofs => {
  if (kind === 'email') return { email: value.trim() }
  if (kind === 'password') return { password: value }
  return missing === 'factor' ? { code: value.trim() } : { emailCode: value.trim() }
}

/** The one thing that the shop asks for besides the provider's response. */
export function useProofForm(
  missing: Missing,
  kind: ProofKind,
  submitProofs: ReturnType<typeof useProviderReturn>['submitProofs'],
) {
  const t = useTranslations('sign-in')
  const ruleMessage = useRuleMessage()
  return useCheckedForm({
    id: `proof-${kind}`,
    defaults: { proof: '' },
    check: ({ proof }) => {
      if (kind === 'email') return { proof: ruleMessage(checkEmail(proof.trim())) }
      if (kind === 'code') return { proof: ruleMessage(checkCode(proof.trim())) }
      return { proof: ruleMessage(proof === '' ? 'password_missing' : null) }
    },
    async save({ proof }) {
      const result = await submitProofs(proofOf(missing, kind, proof))
      if (!result || result.ok) return null
      if (isProofWrong(result)) return { fields: { proof: t('social.wrong') }, general: null }
      if (readMissing(result.code, result.details)) return null
      const [sentence] = Object.values(result.problem.fields)
      return { fields: { proof: sentence }, general: result.problem.general }
    },
  })
}
