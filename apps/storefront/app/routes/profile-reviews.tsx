import { useTranslations } from 'use-intl'
import { useAccountOutlet } from '../features/account/frame/account-outlet.ts'
import { LaterPage } from '../features/account/later/later-page.tsx'
import { PageHead } from '../features/seo/page-head.tsx'

export default function ProfileReviews() {
  const { origin } = useAccountOutlet()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('later.reviews.title')} origin={origin} />
      <LaterPage what="reviews" />
    </>
  )
}
