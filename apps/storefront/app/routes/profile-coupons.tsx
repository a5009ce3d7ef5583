import { useTranslations } from 'use-intl'
import { useAccountOutlet } from '../features/account/frame/account-outlet.ts'
import { CouponsPage } from '../features/account/later/coupons-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'

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
