import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { useSession } from '@stoa/browser/session/session-store'
import { listAddresses } from '@stoa/contract/identity/addresses'
import { listCustomerOrders } from '@stoa/contract/ordering/customer-orders'
import { formatPhone } from '@stoa/domain/identity/format-phone'
import { vocativeOf } from '@stoa/domain/identity/vocative'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { Note } from '@stoa/ui/note/note'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { TextLink } from '@stoa/ui/text-link/text-link'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import panel from '../../../../shared/panel.module.css'
import { AddressLines } from '../addresses/address-lines.tsx'
import { useProfile } from '../data/use-profile.ts'
import styles from '../layout/account.module.css'
import { QueryBoundary } from '../layout/query-boundary.tsx'
import { ActiveOrder } from '../orders/active-order.tsx'
import { activeOrders } from '../orders/active-orders.ts'
import { OrderRow } from '../orders/order-row.tsx'
import orderStyles from '../orders/orders.module.css'
import { PointsCard } from '../points/points-card.tsx'
import { findMissing } from './find-missing.ts'
import { partOfDay } from './part-of-day.ts'

const maxLive = 2
const maxRecent = 3

/** Active orders first, then past ones, points, addresses and profile. */
export function DashboardPage() {
  const t = useTranslations('account')
  const query = useCustomerQuery(listCustomerOrders, { pageSize: 10 })
  return (
    <>
      <Greeting />
      <AccountNotes />
      <QueryBoundary query={query}>
        {({ orders }) => {
          const live = activeOrders(orders).slice(0, maxLive)
          const recent = orders.filter((order) => !live.includes(order)).slice(0, maxRecent)
          return (
            <>
              {live.map((order) => (
                <ActiveOrder key={order.uid} order={order} />
              ))}
              {recent.length > 0 && (
                <section className={panel.card} aria-labelledby="recent">
                  <div className={styles.head}>
                    <h2 id="recent">{t('dashboard.recent')}</h2>
                    <GoLink href="/profile/orders">{t('orders.all')}</GoLink>
                  </div>
                  <ul className={orderStyles.list}>
                    {recent.map((order) => (
                      <OrderRow key={order.uid} order={order} />
                    ))}
                  </ul>
                </section>
              )}
              {orders.length === 0 && <FirstOrder />}
            </>
          )
        }}
      </QueryBoundary>
      <PointsCard />
      <div className={styles.two}>
        <AddressCard />
        <PersonCard />
      </div>
    </>
  )
}

function FirstOrder() {
  const t = useTranslations('account')
  return (
    <EmptyState icon="package" title={t('orders.none')} action={<ButtonLink href="/">{t('orders.shop')}</ButtonLink>}>
      {t('orders.noneText')}
    </EmptyState>
  )
}

/** Notices that come before anything else on the page. */
function AccountNotes() {
  const t = useTranslations('account')
  const session = useSession()
  const { data: profile } = useProfile()
  const toPassword = (chunks: ReactNode) => <TextLink href="/profile/account#password">{chunks}</TextLink>
  const toEmail = (chunks: ReactNode) => <TextLink href="/profile/account#email">{chunks}</TextLink>
  return (
    <>
      {session.status === 'customer' && session.person.passwordToBeSet && (
        <Note tone="warn">{t.rich('notes.password', { link: toPassword })}</Note>
      )}
      {profile?.newEmail && <Note>{t.rich('notes.newEmail', { email: profile.newEmail, link: toEmail })}</Note>}
    </>
  )
}

/** The greeting, with the name where its vocative form is known. */
function Greeting() {
  const t = useTranslations('account')
  const language = useLocale()
  const session = useSession()
  const person = session.status === 'customer' ? session.person : null
  const firstName = person?.firstName ?? ''
  const name = language === 'el' ? vocativeOf(firstName, person?.gender === 'female') : firstName
  const hasName = name ? 'yes' : 'no'
  return (
    <>
      <h1 className={styles.title}>{t(`greeting.${partOfDay(new Date())}`, { named: hasName, name: name ?? '' })}</h1>
      {person?.registeredAt && (
        <p className={styles.quiet}>{t('dashboard.since', { year: person.registeredAt.slice(0, 4) })}</p>
      )}
    </>
  )
}

/** The profile, and what is still missing from it. */
function PersonCard() {
  const t = useTranslations('account')
  const query = useProfile()
  return (
    <section className={panel.card} aria-labelledby="person">
      <h2 id="person">{t('dashboard.person')}</h2>
      <QueryBoundary query={query}>
        {(profile) => {
          const { firstName, lastName, email, mobile } = profile
          const missing = findMissing(profile)
          return (
            <>
              <p>
                <b>
                  {firstName} {lastName}
                </b>
              </p>
              <p className={styles.quiet}>{email}</p>
              <p className={styles.quiet}>{mobile && formatPhone(mobile)}</p>
              {missing && <p className={styles.quiet}>{t('dashboard.incomplete', { missing })}</p>}
            </>
          )
        }}
      </QueryBoundary>
      <p>
        <GoLink href="/profile/account">{t('dashboard.edit')}</GoLink>
      </p>
    </section>
  )
}

/** The default shipping address. */
function AddressCard() {
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
