import type { CustomerAddress } from '@stoa/contract/identity/addresses'
import { Button } from '@stoa/ui/button/button'
import { Checkbox } from '@stoa/ui/checkbox/checkbox'
import { TextField } from '@stoa/ui/text-field/text-field'
import { useTranslations } from 'use-intl'
import grid from '../../../../shared/form/form-grid.module.css'
import { FormProblems } from '../../../../shared/form/form-problems.tsx'
import { PlaceFields } from '../../../../shared/place/place-fields.tsx'
import styles from '../layout/account.module.css'
import type { AddressOptions } from './address-options.ts'
import type { AddressValues } from './address-values.ts'
import { placeNames, useAddressForm } from './use-address-form.ts'

interface AddressFormProps {
  /** The address being edited; null for a new one. */
  id: number | null
  defaults: AddressValues
  addressOptions: AddressOptions
  onSaved(address: CustomerAddress): void
  onCancel(): void
}

const placeClasses = {
  country: grid.third,
  town: grid.third,
  region: grid.third,
  street: grid.twoThirds,
  whole: grid.whole,
}

export function AddressForm({ id, defaults, addressOptions, onSaved, onCancel }: AddressFormProps) {
  const t = useTranslations('account')
  const tCheckout = useTranslations('checkout')
  const { checked, place } = useAddressForm({ id, defaults, addressOptions, onSaved })
  const { field, errorOf } = checked
  const fieldProps = (name: 'title' | 'firstName' | 'lastName' | 'mobile' | 'building' | 'area' | 'comments') => ({
    ...field(name),
    error: errorOf(name),
    enterKeyHint: 'next' as const,
  })
  const optional = tCheckout('information.optional')
  return (
    <form noValidate className={styles.form} onSubmit={checked.submit}>
      <FormProblems form={checked} />
      <div className={grid.fields}>
        <TextField
          {...fieldProps('title')}
          className={grid.whole}
          label={tCheckout('fields.addressTitle')}
          help={tCheckout('fields.addressTitleHelp')}
          autoComplete="off"
        />
        <TextField {...fieldProps('firstName')} label={tCheckout('fields.firstName')} autoComplete="given-name" />
        <TextField {...fieldProps('lastName')} label={tCheckout('fields.lastName')} autoComplete="family-name" />
        <TextField
          {...fieldProps('mobile')}
          className={grid.whole}
          type="tel"
          inputMode="tel"
          label={tCheckout('fields.mobile')}
          help={tCheckout('fields.mobileHelp')}
          autoComplete="tel"
        />
        <PlaceFields
          checked={checked}
          names={placeNames}
          place={place}
          countries={addressOptions.countries}
          classes={placeClasses}
        />
        <TextField
          {...fieldProps('building')}
          label={tCheckout('fields.building')}
          optional={optional}
          autoComplete="address-line2"
        />
        <TextField
          {...fieldProps('area')}
          label={tCheckout('fields.area')}
          optional={optional}
          autoComplete="address-level3"
        />
        <TextField
          {...fieldProps('comments')}
          className={grid.whole}
          label={t('addresses.comments')}
          optional={optional}
          autoComplete="off"
        />
        <div className={grid.whole}>
          <Checkbox {...field('isDelivery')} label={t('addresses.makeDelivery')} />
          <Checkbox {...field('isBilling')} label={t('addresses.makeBilling')} />
        </div>
      </div>
      <div className={styles.actions}>
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
