import { useTranslations } from 'use-intl'
import { DashboardPage } from '../features/account/dashboard/dashboard-page.tsx'
import { useAccountOutlet } from '../features/account/frame/account-outlet.ts'
import { PageHead } from '../features/seo/page-head.tsx'

export default function Profile() {
  const { origin } = useAccountOutlet()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('nav.label')} origin={origin} />
      <DashboardPage />
    </>
  )
}
