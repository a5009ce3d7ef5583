import { useTranslations } from 'use-intl'
import { AddedField } from '../form/added-field.tsx'
import { FormText } from '../form/form-text.tsx'
import type { addressFieldNames } from '../place/address-field-names.ts'

interface PhoneFieldsProps {
  names: Pick<(typeof addressFieldNames)['billing'], 'mobile' | 'phone'>
  /** The prefix of each autocomplete token. */
  tokens: string
  /** What the first is for. */
  help: string
}

/** The phone number for the courier or the shop, and an optional second one. */
export function PhoneFields({ names, tokens, help }: PhoneFieldsProps) {
  const t = useTranslations('checkout')
  return (
    <>
      <FormText
        name={names.mobile}
        type="tel"
        label={t('fields.mobile')}
        help={help}
        autoComplete={`${tokens}tel`}
        inputMode="tel"
        enterKeyHint="next"
      />
      <AddedField name={names.phone} label={t('fields.addPhone')}>
        <FormText
          name={names.phone}
          type="tel"
          label={t('fields.phone')}
          optional={t('information.optional')}
          autoComplete={`${tokens}home tel`}
          inputMode="tel"
          enterKeyHint="next"
        />
      </AddedField>
    </>
  )
}
