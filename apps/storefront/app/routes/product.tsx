import { getProductByUrl } from '@stoa/contract/catalogue'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { foundOr404 } from '../features/errors/lost-page.ts'
import { BookHead } from '../features/product/book-head.tsx'
import { loadSurroundings } from '../features/product/product-data.ts'
import { ProductPage } from '../features/product/product-page.tsx'
import { structuredProduct } from '../features/product/structured-product.ts'
import { breadcrumbList } from '../features/seo/organization.ts'
import { PageHead } from '../features/seo/page-head.tsx'
import { StructuredData } from '../features/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { addressOf, useAddress } from '../i18n/use-address.ts'
import { categoryPath, makersOf, productPath } from '../shared/book-words.ts'

export { ErrorPage as ErrorBoundary } from '../features/errors/error-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const asked = await shop.client(language).call(getProductByUrl, { url: params.eurl ?? '' })
  const product = await foundOr404(shop, language, asked)
  const surroundings = await loadSurroundings(shop, language, product)
  const wholeAddress = (path: string) => `${shop.origin}${addressOf(language, path)}`
  return {
    product,
    surroundings,
    section: product.breadcrumbs.map(categoryPath),
    origin: shop.origin,
    // made here, so that no browser carries what makes it
    structured: structuredProduct(product, {
      origin: shop.origin,
      url: wholeAddress(productPath(product)),
      addressOf: wholeAddress,
      shipping: surroundings.shipping,
    }),
    messages: messagesFor(language, ['product']),
  }
}

export default function ProductRoute() {
  const { product, surroundings, origin, structured } = useLoaderData<typeof loader>()
  const common = useTranslations('common')
  const address = useAddress()
  const path = productPath(product)
  const wholeAddress = (to: string) => `${origin}${address(to)}`
  const title = [product.name, makersOf(product)].filter(Boolean).join(', ')
  const trail = [
    { name: common('home'), url: wholeAddress('/') },
    ...product.breadcrumbs.map((crumb) => ({ name: crumb.name, url: wholeAddress(categoryPath(crumb)) })),
    { name: product.name, url: wholeAddress(path) },
  ]
  const isBook = product.bookLanguage !== null
  return (
    <>
      <PageHead
        title={title}
        description={product.lead}
        origin={origin}
        path={path}
        image={`/covers/${product.code}/card.jpg`}
        kind={isBook ? 'book' : 'website'}
      />
      <BookHead product={product} alt={title} addressOf={wholeAddress} />
      <StructuredData data={{ '@graph': [structured, breadcrumbList(trail)] }} />
      <ProductPage key={product.id} product={product} surroundings={surroundings} />
    </>
  )
}
