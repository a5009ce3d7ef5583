import type { CustomerAddress } from '@stoa/contract/identity/addresses'
import { Badge } from '@stoa/ui/badge/badge'
import { Button } from '@stoa/ui/button/button'
import { useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import styles from '../layout/account.module.css'
import { AddressForm } from './address-form.tsx'
import { AddressLines } from './address-lines.tsx'
import type { AddressOptions } from './address-options.ts'
import { valuesOf } from './address-values.ts'
import own from './addresses.module.css'
import { type AddressBook, titleIdOf } from './use-address-book.ts'

interface AddressCardProps {
  address: CustomerAddress
  addressBook: AddressBook
  addressOptions: AddressOptions
}

/** One address; its form replaces it while it is edited. */
export function AddressCard({ address, addressBook, addressOptions }: AddressCardProps) {
  const t = useTranslations('account')
  const { id, title, isDelivery, isBilling } = address
  const isEditing = addressBook.open === id
  return (
    <li className={`${panel.card} ${own.card} ${isEditing ? own.edited : ''}`}>
      <h2 id={titleIdOf(id)} tabIndex={-1}>
        {title}
      </h2>
      {isEditing ? (
        <AddressForm
          id={id}
          defaults={valuesOf(address)}
          addressOptions={addressOptions}
          onSaved={addressBook.saved}
          onCancel={addressBook.close}
        />
      ) : (
        <>
          {(isDelivery || isBilling) && (
            <p className={own.badges}>
              {isDelivery && (
                <Badge tone="deep" icon="truck">
                  {t('addresses.delivery')}
                </Badge>
              )}
              {isBilling && <Badge icon="banknote">{t('addresses.billing')}</Badge>}
            </p>
          )}
          <AddressLines address={address} />
          <div className={styles.actions}>
            <Button
              variant="secondary"
              size="small"
              icon="pencil"
              aria-label={t('addresses.editNamed', { title })}
              onClick={() => addressBook.edit(id)}
            >
              {t('addresses.edit')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              icon="trash-2"
              busy={addressBook.busy === id}
              aria-label={t('addresses.removeNamed', { title })}
              onClick={() => void addressBook.remove(address)}
            >
              {t('addresses.remove')}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
