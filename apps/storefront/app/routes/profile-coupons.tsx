import { useTranslations } from 'use-intl'
import { CouponsPage } from '../features/identity/account/coupons/coupons-page.tsx'
import { useAccountOutlet } from '../features/identity/account/layout/account-outlet.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'

export default function ProfileCoupons() {
  const { origin } = useAccountOutlet()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('coupons.title')} origin={origin} />
      <CouponsPage />
    </>
  )
}
