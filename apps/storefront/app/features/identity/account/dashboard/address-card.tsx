import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { listAddresses } from '@stoa/contract/identity/addresses'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import { AddressLines } from '../addresses/address-lines.tsx'
import styles from '../layout/account.module.css'
import { QueryBoundary } from '../layout/query-boundary.tsx'

/** The default shipping address. */
export function AddressCard() {
  const t = useTranslations('account')
  const query = useCustomerQuery(listAddresses, {})
  return (
    <section className={panel.card} aria-labelledby="usual-address">
      <h2 id="usual-address">{t('dashboard.address')}</h2>
      <QueryBoundary query={query}>
        {(addresses) => {
          const defaultAddress = addresses.find(({ isDelivery }) => isDelivery) ?? addresses[0]
          return defaultAddress ? (
            <AddressLines address={defaultAddress} />
          ) : (
            <p className={styles.quiet}>{t('dashboard.noAddress')}</p>
          )
        }}
      </QueryBoundary>
      <p>
        <GoLink href="/profile/addresses">{t('dashboard.addresses')}</GoLink>
      </p>
    </section>
  )
}
