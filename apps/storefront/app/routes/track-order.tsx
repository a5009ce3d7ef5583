import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { TrackPage } from '../features/ordering/tracking/track/track-page.tsx'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { messagesFor } from '../i18n/messages.ts'

export const loader = ({ context, url }: LoaderFunctionArgs) => ({
  origin: context.get(shopContext).origin,
  messages: messagesFor(languageOf(url), ['tracking']),
})

export default function TrackOrder() {
  const { origin } = useLoaderData<typeof loader>()
  const t = useTranslations('tracking')
  return (
    <>
      <PageHead title={t('track.title')} origin={origin} />
      <TrackPage />
    </>
  )
}
