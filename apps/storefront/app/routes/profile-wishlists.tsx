import { useTranslations } from 'use-intl'
import { ComingSoonPage } from '../features/identity/account/coming-soon/coming-soon-page.tsx'
import { useAccountOutlet } from '../features/identity/account/layout/account-outlet.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'

export default function ProfileWishlists() {
  const { origin } = useAccountOutlet()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('later.wishlists.title')} origin={origin} />
      <ComingSoonPage feature="wishlists" />
    </>
  )
}
