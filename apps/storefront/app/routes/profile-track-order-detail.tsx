import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAccountOutlet } from '../features/identity/account/layout/account-outlet.ts'
import { OrderDetailPage } from '../features/identity/account/orders/order-detail-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'

export default function ProfileTrackOrderDetail() {
  const { origin, contact } = useAccountOutlet()
  const { uid = '' } = useParams()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('orders.one')} origin={origin} />
      <OrderDetailPage uid={uid.toLowerCase()} contact={contact} />
    </>
  )
}
