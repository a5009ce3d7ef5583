import type { CustomerAddress } from '@stoa/contract/identity/addresses'
import { formatPhone } from '@stoa/domain/identity/format-phone'
import { Button } from '@stoa/ui/button/button'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useInformation } from '../form/information-context.ts'
import { type AddressKind, addressFieldNames } from '../place/address-field-names.ts'
import { formatPlace } from './address-fields.ts'
import styles from './saved-address-card.module.css'

interface SavedAddressCardProps {
  kind: AddressKind
  address: CustomerAddress
  /** The heading of its section. */
  title: string
  /** Whether the order goes there: then the note for the courier belongs to it. */
  isDestination: boolean
  onChange(): void
}

/** A saved address as it is used for this order. The phone is the one of this order, which the buyer may have changed. */
export function SavedAddressCard({ kind, address, title, isDestination, onChange }: SavedAddressCardProps) {
  const t = useTranslations('checkout')
  const { control } = useInformation().form
  const [mobile, note] = useWatch({ control, name: [addressFieldNames[kind].mobile, 'remarks'] })
  return (
    <div className={styles.card}>
      <address className={styles.lines}>
        <span>
          <b>{address.title}</b> · {formatPlace(address)}
        </span>
        <span>
          {[`${address.firstName} ${address.lastName}`, formatPhone(String(mobile))].filter(Boolean).join(', ')}
        </span>
        {isDestination && note && <span>{t('customer.forCourier', { note: String(note) })}</span>}
      </address>
      <Button
        variant="secondary"
        size="small"
        icon="pencil"
        aria-label={t('customer.changeNamed', { what: title })}
        onClick={onChange}
      >
        {t('customer.change')}
      </Button>
    </div>
  )
}
