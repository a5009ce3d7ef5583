import { useCustomerQuery } from '@stoa/browser/query/use-customer-query'
import { type CustomerCoupon, listCoupons } from '@stoa/contract/ordering/coupons'
import { isOver } from '@stoa/domain/ordering/promotions/decide-coupon'
import { Button } from '@stoa/ui/button/button'
import { ButtonLink } from '@stoa/ui/button/button-link'
import { EmptyState } from '@stoa/ui/empty-state/empty-state'
import { Link } from '@stoa/ui/link/link'
import { GoLink } from '@stoa/ui/text-link/go-link'
import { useTranslations } from 'use-intl'
import { CodeEntry } from '../../../../shared/codes/code-field.tsx'
import { useCartCodes } from '../../../../shared/codes/use-cart-codes.ts'
import { useInBasket } from '../../../../shared/codes/use-in-basket.ts'
import { maxCodes } from '../../../../state/codes-store.ts'
import account from '../layout/account.module.css'
import { QueryBoundary } from '../layout/query-boundary.tsx'
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
        <p className={account.lead}>{t('lead')}</p>
      </div>
      <AddCode />
      <QueryBoundary query={query}>{({ coupons }) => <Coupons coupons={coupons} />}</QueryBoundary>
    </>
  )
}

/** Any code goes into the cart from here, with the answer that it has there. */
function AddCode() {
  const t = useTranslations('account.coupons')
  const field = useCartCodes()
  return (
    <div>
      <CodeEntry field={field} label={t('have')} submit={t('add')} />
      {field.entered.length > 0 && <GoLink href="/cart">{t('toCart')}</GoLink>}
    </div>
  )
}

function Coupons({ coupons }: { coupons: readonly CustomerCoupon[] }) {
  const t = useTranslations('account.coupons')
  const live = coupons.filter(({ reason }) => !isOver(reason) && reason !== 'Pending')
  const coming = coupons.filter(({ reason }) => reason === 'Pending')
  const old = coupons.filter(({ reason }) => isOver(reason))
  if (coupons.length === 0)
    return (
      <EmptyState icon="ticket" title={t('none')} action={<ButtonLink href="/">{t('home')}</ButtonLink>}>
        {t('noneText')}
      </EmptyState>
    )
  return (
    <>
      {live.length + coming.length === 0 && <p className={account.quiet}>{t('noneLive')}</p>}
      <Tickets id="live" title={t('live')} coupons={live} />
      <Tickets id="coming" title={t('coming')} coupons={coming} />
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

function Tickets({ id, title, coupons }: { id: string; title: string; coupons: readonly CustomerCoupon[] }) {
  if (coupons.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.tickets}>
        {coupons.map((coupon) => (
          <Ticket key={coupon.code} coupon={coupon} />
        ))}
      </ul>
    </section>
  )
}

function Ticket({ coupon }: { coupon: CustomerCoupon }) {
  const texts = useCouponTexts()
  const ending = texts.endsSoon(coupon)
  return (
    <li className={styles.ticket}>
      <b className={styles.worth}>{texts.worth(coupon)}</b>
      <div className={styles.about}>
        <h3>{coupon.name}</h3>
        <p>{texts.terms(coupon)}</p>
        {ending && <p className={styles.ending}>{ending}</p>}
        <p>
          <code className={styles.code} translate="no">
            {coupon.code}
          </code>
        </p>
      </div>
      {coupon.reason === null && <UseCoupon code={coupon.code} />}
    </li>
  )
}

/** Also where the cart takes no more codes: it then says so. */
function UseCoupon({ code }: { code: string }) {
  const t = useTranslations('account.coupons')
  const amounts = useTranslations('amounts')
  const use = useInBasket(code)
  if (!use) return <p className={styles.full}>{amounts('codes.tooMany', { max: maxCodes })}</p>
  return (
    <Button variant="secondary" size="small" aria-label={t('useNamed', { code })} onClick={use}>
      {t('use')}
    </Button>
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
