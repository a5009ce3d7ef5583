import type { CustomerAddress } from '@stoa/contract/addresses'
import { Badge } from '@stoa/ui/badge/badge'
import { Button } from '@stoa/ui/button/button'
import { useTranslations } from 'use-intl'
import panel from '../../../shared/panel.module.css'
import styles from '../frame/account.module.css'
import { AddressForm } from './address-form.tsx'
import { AddressLines } from './address-lines.tsx'
import { valuesOf } from './address-values.ts'
import own from './addresses.module.css'
import type { PlaceFacts } from './place-facts.ts'
import { type AddressBook, titleIdOf } from './use-address-book.ts'

interface AddressCardProps {
  address: CustomerAddress
  book: AddressBook
  facts: PlaceFacts
}

/** One address; its form takes its place while it is changed. */
export function AddressCard({ address, book, facts }: AddressCardProps) {
  const t = useTranslations('account')
  const { id, title, isDelivery, isBilling } = address
  const edited = book.open === id
  return (
    <li className={`${panel.card} ${own.card} ${edited ? own.edited : ''}`}>
      <h2 id={titleIdOf(id)} tabIndex={-1}>
        {title}
      </h2>
      {edited ? (
        <AddressForm id={id} defaults={valuesOf(address)} facts={facts} onSaved={book.saved} onCancel={book.close} />
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
          <div className={styles.ways}>
            <Button
              variant="secondary"
              size="small"
              icon="pencil"
              aria-label={t('addresses.editNamed', { title })}
              onClick={() => book.edit(id)}
            >
              {t('addresses.edit')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              icon="trash-2"
              busy={book.busy === id}
              aria-label={t('addresses.removeNamed', { title })}
              onClick={() => void book.remove(address)}
            >
              {t('addresses.remove')}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
