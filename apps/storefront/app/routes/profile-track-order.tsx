import { useTranslations } from 'use-intl'
import { useAccountOutlet } from '../features/identity/account/layout/account-outlet.ts'
import { TrackPage } from '../features/identity/account/orders/track-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'

export default function ProfileTrackOrder() {
  const { origin } = useAccountOutlet()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('track.title')} origin={origin} />
      <TrackPage />
    </>
  )
}
