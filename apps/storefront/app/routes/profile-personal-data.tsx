import { useTranslations } from 'use-intl'
import { useAccountOutlet } from '../features/account/frame/account-outlet.ts'
import { PersonalDataPage } from '../features/account/privacy/personal-data-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'

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
