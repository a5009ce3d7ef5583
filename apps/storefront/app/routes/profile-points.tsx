import { useTranslations } from 'use-intl'
import { useAccountOutlet } from '../features/identity/account/layout/account-outlet.ts'
import { PointsPage } from '../features/identity/account/points/points-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'

export default function ProfilePoints() {
  const { origin } = useAccountOutlet()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('points.title')} origin={origin} />
      <PointsPage />
    </>
  )
}
