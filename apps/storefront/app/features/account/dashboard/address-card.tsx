import { listAddresses } from '@stoa/contract/addresses'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useTranslations } from 'use-intl'
import panel from '../../../shared/panel.module.css'
import { AddressLines } from '../addresses/address-lines.tsx'
import { useOwn } from '../data/use-own.ts'
import styles from '../frame/account.module.css'
import { Answered } from '../frame/answered.tsx'

/** Where parcels usually go. */
export function AddressCard() {
  const t = useTranslations('account')
  const answer = useOwn(listAddresses, {})
  return (
    <section className={panel.card} aria-labelledby="usual-address">
      <h2 id="usual-address">{t('dashboard.address')}</h2>
      <Answered query={answer}>
        {(addresses) => {
          const usual = addresses.find(({ isDelivery }) => isDelivery) ?? addresses[0]
          return usual ? <AddressLines address={usual} /> : <p className={styles.quiet}>{t('dashboard.noAddress')}</p>
        }}
      </Answered>
      <p>
        <GoLink href="/profile/addresses">{t('dashboard.addresses')}</GoLink>
      </p>
    </section>
  )
}
