import type { FieldRule } from '@stoa/domain/customer/field-rules'
import { useTranslations } from 'use-intl'

/** What is wrong with a field, in the words the shop has for it everywhere; nothing when nothing is. */
export function useRuleWords(): (rule: FieldRule | null) => string | undefined {
  const t = useTranslations('forms')
  return (rule) => (rule === null ? undefined : t(`rules.${rule}`))
}
