import { useTranslations } from 'use-intl'
import grid from '../../../../shared/form/form-grid.module.css'
import { FormText } from '../form/form-text.tsx'
import type { AddressFieldNames } from '../place/address-field-names.ts'

interface NameFieldsProps {
  names: Pick<AddressFieldNames, 'firstName' | 'lastName'>
  /** The prefix of each autocomplete token. */
  tokens: string
}

export function NameFields({ names, tokens }: NameFieldsProps) {
  const t = useTranslations('checkout')
  return (
    <>
      <FormText
        name={names.firstName}
        className={grid.half}
        label={t('fields.firstName')}
        autoComplete={`${tokens}given-name`}
        enterKeyHint="next"
      />
      <FormText
        name={names.lastName}
        className={grid.half}
        label={t('fields.lastName')}
        autoComplete={`${tokens}family-name`}
        enterKeyHint="next"
      />
    </>
  )
}
