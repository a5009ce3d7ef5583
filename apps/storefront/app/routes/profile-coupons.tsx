import type { LoaderFunctionArgs } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { CouponsPage } from '../features/identity/account/coupons/coupons-page.tsx'
import { useAccountOutlet } from '../features/identity/account/layout/account-outlet.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'

export const loader = ({ url }: LoaderFunctionArgs) => ({ messages: messagesFor(languageOf(url), ['amounts']) })

export default function ProfileCoupons() {
  const { origin } = useAccountOutlet()
  const t = useTranslations('account')
  return (
    <>
      <PageHead title={t('coupons.title')} origin={origin} />
      <CouponsPage />
    </>
  )
}
