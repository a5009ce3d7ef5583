import { useTranslations } from 'use-intl'
import { useAccountOutlet } from '../features/identity/account/layout/account-outlet.ts'
import { AccountPage } from '../features/identity/account/personal/account-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'

export default function ProfileAccount() {
  const { origin } = useAccountOutlet()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('account.title')} origin={origin} />
      <AccountPage />
    </>
  )
}
