import { useTranslations } from 'use-intl'
import { useAccountOutlet } from '../features/identity/account/layout/account-outlet.ts'
import { PersonalDataPage } from '../features/identity/account/privacy/personal-data-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'

export default function ProfilePersonalData() {
  const { origin } = useAccountOutlet()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('data.title')} origin={origin} />
      <PersonalDataPage />
    </>
  )
}
