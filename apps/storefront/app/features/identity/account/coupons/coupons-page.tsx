import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { type CustomerCoupon, listCoupons } from '@stoa/contract/ordering/coupons'
import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { Link } from '@stoa/ui/link/link'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import account from '../layout/account.module.css'
import { QueryBoundary } from '../layout/query-boundary.tsx'
import { isLive } from './coupon-state.ts'
import styles from './coupons.module.css'
import { useCouponTexts } from './use-coupon-texts.ts'

/** The codes that are for this customer: those that can be used, then the others with the reason. */
export function CouponsPage() {
  const t = useTranslations('account.coupons')
  const query = useCustomerQuery(listCoupons, {})
  return (
    <>
      <div>
        <h1 className={account.title}>{t('title')}</h1>
        {query.data && query.data.coupons.length > 0 && <p className={account.lead}>{t('lead')}</p>}
      </div>
      <QueryBoundary query={query}>{({ coupons }) => <Coupons coupons={coupons} />}</QueryBoundary>
    </>
  )
}

function Coupons({ coupons }: { coupons: readonly CustomerCoupon[] }) {
  const t = useTranslations('account.coupons')
  const live = coupons.filter(isLive)
  const old = coupons.filter((coupon) => !isLive(coupon))
  if (coupons.length === 0)
    return (
      <EmptyState icon="ticket" title={t('none')} action={<ButtonLink href="/">{t('home')}</ButtonLink>}>
        {t('noneText')}
      </EmptyState>
    )
  return (
    <>
      <section className={styles.section} aria-labelledby="live">
        <h2 id="live">{t('live')}</h2>
        {live.length === 0 && <p className={account.quiet}>{t('noneLive')}</p>}
        <ul className={styles.tickets}>
          {live.map((coupon) => (
            <Ticket key={coupon.code} coupon={coupon} />
          ))}
        </ul>
      </section>
      {old.length > 0 && (
        <section className={styles.section} aria-labelledby="old">
          <h2 id="old">{t('old')}</h2>
          <ul className={account.rows}>
            {old.map((coupon) => (
              <OldCoupon key={coupon.code} coupon={coupon} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Ticket({ coupon }: { coupon: CustomerCoupon }) {
  const texts = useCouponTexts()
  return (
    <li className={styles.ticket}>
      <b className={styles.worth}>{texts.worth(coupon)}</b>
      <div className={styles.about}>
        <h3>{coupon.name}</h3>
        <p>{texts.terms(coupon)}</p>
        <p>
          <code className={styles.code} translate="no">
            {coupon.code}
          </code>
        </p>
      </div>
      <CopyCode code={coupon.code} />
    </li>
  )
}

function CopyCode({ code }: { code: string }) {
  const t = useTranslations('account.coupons')
  const [status, setStatus] = useState<'copied' | 'failed' | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setStatus('copied'),
      () => setStatus('failed'),
    )
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={status === 'copied' ? 'check' : 'copy'}
        aria-label={t('copyNamed', { code })}
        onClick={() => void copy()}
      >
        {t('copy')}
      </Button>
      <p role="status" className={status === 'failed' ? styles.failed : 'sr'}>
        {status && t(status, { code })}
      </p>
    </>
  )
}

function OldCoupon({ coupon }: { coupon: CustomerCoupon }) {
  const t = useTranslations('account.coupons')
  const texts = useCouponTexts()
  const { code, lastOrder } = coupon
  return (
    <li>
      <div className={account.quiet}>
        <s translate="no">{code}</s> · {texts.worth(coupon)}
      </div>
      <span className={account.message}>
        {texts.ending(coupon)}
        {lastOrder && (
          <>
            {' '}
            <Link className={styles.order} href={`/profile/orders/${lastOrder.uid}`}>
              {t('order', { code: lastOrder.code })}
            </Link>
          </>
        )}
      </span>
    </li>
  )
}
