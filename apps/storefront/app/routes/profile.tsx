import { useTranslations } from 'use-intl'
import { DashboardPage } from '../features/identity/account/dashboard/dashboard-page.tsx'
import { useAccountOutlet } from '../features/identity/account/layout/account-outlet.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'

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
