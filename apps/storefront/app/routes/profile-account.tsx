import { useTranslations } from 'use-intl'
import { useAccountOutlet } from '../features/account/frame/account-outlet.ts'
import { AccountPage } from '../features/account/personal/account-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'

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
