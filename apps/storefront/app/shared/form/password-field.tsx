import { PasswordField as LabelledField, type PasswordFieldProps } from '@stoa/browser/form/password-field'
import { useTranslations } from 'use-intl'

/** A password field, hidden unless its toggle is pressed. */
export function PasswordField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const t = useTranslations('forms')
  return <LabelledField {...props} showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
}
