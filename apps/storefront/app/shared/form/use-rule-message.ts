import type { FieldRule } from '@stoa/domain/identity/field-rules'
import { useTranslations } from 'use-intl'

/** What is wrong with a field, in the words the shop has for it everywhere; nothing when nothing is. */
export function useRuleMessage(): (rule: FieldRule | null) => string | undefined {
  const t = useTranslations('forms')
  return (rule) => (rule === null ? undefined : t(`rules.${rule}`))
}
