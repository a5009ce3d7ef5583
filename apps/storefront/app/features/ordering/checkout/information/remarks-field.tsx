import { useTranslations } from 'use-intl'
import { FormText } from '../form/form-text.tsx'

/** A word to the shop or the courier. */
export function RemarksField() {
  const t = useTranslations('checkout')
  return (
    <FormText
      name="remarks"
      label={t('fields.remarks')}
      optional={t('information.optional')}
      autoComplete="off"
      enterKeyHint="done"
    />
  )
}
