import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { loadNameDays } from '../features/content/selections/load-name-days.ts'
import { NameDaysPage } from '../features/content/selections/name-days-page.tsx'
import { breadcrumbList } from '../features/site/seo/organization.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { StructuredData } from '../features/site/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { useAddress } from '../i18n/use-address.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

const path = '/name-days'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  return {
    nameDays: await loadNameDays(shop.client(language)),
    origin: shop.origin,
    messages: messagesFor(language, ['lists']),
  }
}

export default function NameDays() {
  const { nameDays, origin } = useLoaderData<typeof loader>()
  const t = useTranslations('lists')
  const address = useAddress()
  const title = t('nameDays.title')
  return (
    <>
      <PageHead title={title} description={t('nameDays.intro')} origin={origin} path={path} />
      <StructuredData data={breadcrumbList([{ name: title, url: `${origin}${address(path)}` }])} />
      <NameDaysPage {...nameDays} />
    </>
  )
}
