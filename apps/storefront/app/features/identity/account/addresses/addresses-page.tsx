import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { listAddresses } from '@stoa/contract/identity/addresses'
import { Button } from '@stoa/ui/button/button'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { Note } from '@stoa/ui/note/note'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import noteStyles from '../../../../shared/note-action.module.css'
import panel from '../../../../shared/panel.module.css'
import { useProfile } from '../data/use-profile.ts'
import styles from '../layout/account.module.css'
import { QueryBoundary } from '../layout/query-boundary.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import type { AddressOptions } from './address-options.ts'
import { newAddress } from './address-values.ts'
import own from './addresses.module.css'
import { type AddressBook, useAddressBook } from './use-address-book.ts'

/** The address book: several addresses, one default for shipping and one for billing, edited in place. */
export function AddressesPage({ addressOptions }: { addressOptions: AddressOptions }) {
  const t = useTranslations('account')
  const query = useCustomerQuery(listAddresses, {})
  const { data: profile } = useProfile()
  const addressBook = useAddressBook()
  return (
    <>
      <div>
        <h1 className={styles.title}>{t('addresses.title')}</h1>
        <p className={styles.lead}>{t('addresses.lead')}</p>
      </div>
      <RemovalNote addressBook={addressBook} />
      {addressBook.open === 'new' && profile ? (
        <section className={panel.card} aria-labelledby="new-address">
          <FocusedHeading id="new-address">{t('addresses.new')}</FocusedHeading>
          <AddressForm
            id={null}
            defaults={newAddress(profile)}
            addressOptions={addressOptions}
            onSaved={addressBook.saved}
            onCancel={addressBook.close}
          />
        </section>
      ) : (
        <p>
          <Button icon="plus" variant="secondary" onClick={() => addressBook.edit('new')}>
            {t('addresses.add')}
          </Button>
        </p>
      )}
      <QueryBoundary query={query}>
        {(addresses) =>
          addresses.length === 0 && addressBook.open !== 'new' ? (
            <EmptyState icon="map-pin" title={t('addresses.none')}>
              {t('addresses.noneText')}
            </EmptyState>
          ) : (
            <ul className={own.list}>
              {addresses.map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  addressBook={addressBook}
                  addressOptions={addressOptions}
                />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </>
  )
}

/** The heading of a section that was just opened: it takes the focus once, so that screen readers announce it. */
function FocusedHeading({ id, children }: { id: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 id={id} tabIndex={-1} ref={heading}>
      {children}
    </h2>
  )
}

/** The status message of the address book; a removed address can be restored. */
function RemovalNote({ addressBook }: { addressBook: AddressBook }) {
  const t = useTranslations('account')
  const { removed, note } = addressBook
  return (
    <div role="status">
      {removed && (
        <Note>
          {t('addresses.removed', { title: removed.title })}{' '}
          <button type="button" className={noteStyles.action} onClick={() => void addressBook.restore()}>
            {t('undo')}
          </button>
        </Note>
      )}
      {note && <Note tone={note.tone}>{note.text}</Note>}
    </div>
  )
}
