import { listAddresses } from '@stoa/contract/addresses'
import { Button } from '@stoa/ui/button/button'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { useTranslations } from 'use-intl'
import panel from '../../../shared/panel.module.css'
import { useOwn } from '../data/use-own.ts'
import { useProfile } from '../data/use-profile.ts'
import styles from '../frame/account.module.css'
import { Answered } from '../frame/answered.tsx'
import { FocusedHeading } from '../frame/focused-heading.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressForm } from './address-form.tsx'
import { newAddress } from './address-values.ts'
import own from './addresses.module.css'
import type { PlaceFacts } from './place-facts.ts'
import { Removed } from './removed.tsx'
import { useAddressBook } from './use-address-book.ts'

/** The address book: several, one of them usual for parcels and one for bills; changed where they stand. */
export function AddressesPage({ facts }: { facts: PlaceFacts }) {
  const t = useTranslations('account')
  const answer = useOwn(listAddresses, {})
  const { data: profile } = useProfile()
  const book = useAddressBook()
  return (
    <>
      <div>
        <h1 className={styles.title}>{t('addresses.title')}</h1>
        <p className={styles.lead}>{t('addresses.lead')}</p>
      </div>
      <Removed book={book} />
      {book.open === 'new' && profile ? (
        <section className={panel.card} aria-labelledby="new-address">
          <FocusedHeading id="new-address">{t('addresses.new')}</FocusedHeading>
          <AddressForm
            id={null}
            defaults={newAddress(profile)}
            facts={facts}
            onSaved={book.saved}
            onCancel={book.close}
          />
        </section>
      ) : (
        <p>
          <Button icon="plus" variant="secondary" onClick={() => book.edit('new')}>
            {t('addresses.add')}
          </Button>
        </p>
      )}
      <Answered query={answer}>
        {(addresses) =>
          addresses.length === 0 && book.open !== 'new' ? (
            <EmptyState icon="map-pin" title={t('addresses.none')}>
              {t('addresses.noneText')}
            </EmptyState>
          ) : (
            <ul className={own.list}>
              {addresses.map((address) => (
                <AddressCard key={address.id} address={address} book={book} facts={facts} />
              ))}
            </ul>
          )
        }
      </Answered>
    </>
  )
}
