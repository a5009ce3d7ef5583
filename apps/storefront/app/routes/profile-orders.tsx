import { useTranslations } from 'use-intl'
import { useAccountOutlet } from '../features/identity/account/layout/account-outlet.ts'
import { OrdersPage } from '../features/identity/account/orders/orders-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'

export default function ProfileOrders() {
  const { origin } = useAccountOutlet()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('orders.title')} origin={origin} />
      <OrdersPage />
    </>
  )
}
