import { checkCode, checkEmail } from '@stoa/domain/customer/field-rules'
import { useTranslations } from 'use-intl'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { useRuleWords } from '../../../shared/form/use-rule-words.ts'
import { isWrong, type Missing, type Proofs, readMissing, type useHouseReturn } from './use-return.ts'

/** What the one field of the form is. */
export type ProofKind = 'email' | 'code' | 'password'

const proofOf = (missing: Missing, kind: ProofKind, written: string): Proofs => {
  if (kind === 'email') return { email: written.trim() }
  if (kind === 'password') return { password: written }
  return missing === 'factor' ? { code: written.trim() } : { emailCode: written.trim() }
}

/** The one thing that the shop asks for beside the other house's word. */
export function useProofForm(missing: Missing, kind: ProofKind, ask: ReturnType<typeof useHouseReturn>['ask']) {
  const t = useTranslations('sign-in')
  const say = useRuleWords()
  return useCheckedForm({
    id: `proof-${kind}`,
    defaults: { proof: '' },
    check: ({ proof }) => {
      if (kind === 'email') return { proof: say(checkEmail(proof.trim())) }
      if (kind === 'code') return { proof: say(checkCode(proof.trim())) }
      return { proof: say(proof === '' ? 'password_missing' : null) }
    },
    async save({ proof }) {
      const sent = await ask(proofOf(missing, kind, proof))
      if (!sent || sent.ok) return null
      if (isWrong(sent)) return { fields: { proof: t('social.wrong') }, general: null }
      if (readMissing(sent.code, sent.details)) return null
      const [sentence] = Object.values(sent.problem.fields)
      return { fields: { proof: sentence }, general: sent.problem.general }
    },
  })
}
