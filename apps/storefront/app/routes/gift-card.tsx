// The page of the gift card that the shop sells: its form needs code that the pages of other products do without.

import { getProductByUrl } from '@stoa/contract/catalogue/catalogue'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { structuredProduct } from '../features/catalogue/product/structured-product.ts'
import { loadSpines } from '../features/ordering/gift-cards/load-spines.ts'
import { GiftCardPage } from '../features/ordering/gift-cards/sale/gift-card-page.tsx'
import { notFoundResponse, valueOr404 } from '../features/site/errors/not-found-response.ts'
import { breadcrumbList } from '../features/site/seo/organization.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { StructuredData } from '../features/site/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { addressOf, useAddress } from '../i18n/use-address.ts'
import { categoryPath, productPath } from '../shared/book-display.ts'
import { titleInLine } from '../shared/title-gloss.tsx'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const outcome = await shop.client(language).call(getProductByUrl, { url: 'gift-card' })
  const product = await valueOr404(shop, language, outcome)
  if (product.kind !== 'giftCard') throw await notFoundResponse(shop, language)
  const wholeAddress = (path: string) => `${shop.origin}${addressOf(language, path)}`
  return {
    product,
    spines: await loadSpines(shop, language),
    section: product.breadcrumbs.map(categoryPath),
    origin: shop.origin,
    structured: structuredProduct(product, {
      origin: shop.origin,
      url: wholeAddress(productPath(product)),
      addressOf: wholeAddress,
      shipping: [],
    }),
    messages: messagesFor(language, ['product', 'gift-cards', 'forms']),
  }
}

export default function GiftCardRoute() {
  const { product, spines, origin, structured } = useLoaderData<typeof loader>()
  const common = useTranslations('common')
  const address = useAddress()
  const path = productPath(product)
  const wholeAddress = (to: string) => `${origin}${address(to)}`
  const breadcrumbs = [
    { name: common('home'), url: wholeAddress('/') },
    ...product.breadcrumbs.map((crumb) => ({ name: crumb.name, url: wholeAddress(categoryPath(crumb)) })),
    { name: product.name, url: wholeAddress(path) },
  ]
  return (
    <>
      <PageHead
        title={titleInLine({ title: product.name, englishTitle: product.englishTitle }, useLocale())}
        description={product.summary}
        origin={origin}
        path={path}
        image={`/covers/${product.code}/card.jpg`}
      />
      <StructuredData data={{ '@graph': [structured, breadcrumbList(breadcrumbs)] }} />
      <GiftCardPage product={product} spines={spines} />
    </>
  )
}
