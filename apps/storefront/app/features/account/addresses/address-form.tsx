import type { CustomerAddress } from '@stoa/contract/addresses'
import { Button } from '@stoa/ui/button/button'
import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useTranslations } from 'use-intl'
import { FormProblems } from '../../../shared/form/form-problems.tsx'
import styles from '../frame/account.module.css'
import type { AddressValues } from './address-values.ts'
import type { PlaceFacts } from './place-facts.ts'
import { PlaceFields } from './place-fields.tsx'
import { useAddressForm } from './use-address-form.ts'

interface AddressFormProps {
  /** The one that is changed; null for a new one. */
  id: number | null
  defaults: AddressValues
  facts: PlaceFacts
  onSaved(address: CustomerAddress): void
  onCancel(): void
}

export function AddressForm({ id, defaults, facts, onSaved, onCancel }: AddressFormProps) {
  const t = useTranslations('account')
  const words = useTranslations('checkout')
  const { checked, place } = useAddressForm({ id, defaults, facts, onSaved })
  const { field, errorOf } = checked
  const plain = (name: 'title' | 'firstName' | 'lastName' | 'mobile' | 'building' | 'area' | 'comments') => ({
    ...field(name),
    error: errorOf(name),
    enterKeyHint: 'next' as const,
  })
  const optional = words('information.optional')
  return (
    <form noValidate className={styles.form} onSubmit={checked.submit}>
      <FormProblems form={checked} />
      <div className={styles.fields}>
        <TextField
          {...plain('title')}
          className={styles.whole}
          label={words('fields.addressTitle')}
          help={words('fields.addressTitleHelp')}
          autoComplete="off"
        />
        <TextField {...plain('firstName')} label={words('fields.firstName')} autoComplete="given-name" />
        <TextField {...plain('lastName')} label={words('fields.lastName')} autoComplete="family-name" />
        <TextField
          {...plain('mobile')}
          className={styles.whole}
          type="tel"
          inputMode="tel"
          label={words('fields.mobile')}
          help={words('fields.mobileHelp')}
          autoComplete="tel"
        />
        <PlaceFields checked={checked} place={place} countries={facts.countries} />
        <TextField
          {...plain('building')}
          label={words('fields.building')}
          optional={optional}
          autoComplete="address-line2"
        />
        <TextField {...plain('area')} label={words('fields.area')} optional={optional} autoComplete="address-level3" />
        <TextField
          {...plain('comments')}
          className={styles.whole}
          label={t('addresses.comments')}
          optional={optional}
          autoComplete="off"
        />
        <div className={styles.whole}>
          <Checkbox {...field('isDelivery')} label={t('addresses.makeDelivery')} />
          <Checkbox {...field('isBilling')} label={t('addresses.makeBilling')} />
        </div>
      </div>
      <div className={styles.ways}>
        <Button type="submit" busy={checked.busy} onMouseDown={(event) => event.preventDefault()}>
          {t('addresses.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
