import type { FieldRule } from '@stoa/domain/identity/field-rule'
import { useTranslations } from 'use-intl'

/** The shared message for a field's problem; undefined when there is none. */
export function useRuleMessage(): (rule: FieldRule | null) => string | undefined {
  const t = useTranslations('forms')
  return (rule) => (rule === null ? undefined : t(`rules.${rule}`))
}
