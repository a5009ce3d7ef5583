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
import { useAddress } from '../i18n/use-address.ts'
import { categoryPath, makersOf, productPath } from '../shared/book-words.ts'

export { ErrorPage as ErrorBoundary } from '../features/errors/error-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const asked = await shop.client(language).call(getProductByUrl, { url: params.eurl ?? '' })
  const product = await foundOr404(shop, language, asked)
  return {
    product,
    surroundings: await loadSurroundings(shop, language, product),
    section: product.breadcrumbs.map(categoryPath),
    origin: shop.origin,
    messages: messagesFor(language, ['product']),
  }
}

export default function ProductRoute() {
  const { product, surroundings, origin } = useLoaderData<typeof loader>()
  const common = useTranslations('common')
  const address = useAddress()
  const path = productPath(product)
  const addressOf = (to: string) => `${origin}${address(to)}`
  const title = [product.name, makersOf(product)].filter(Boolean).join(', ')
  const trail = [
    { name: common('home'), url: addressOf('/') },
    ...product.breadcrumbs.map((crumb) => ({ name: crumb.name, url: addressOf(categoryPath(crumb)) })),
    { name: product.name, url: addressOf(path) },
  ]
  const page = { origin, url: addressOf(path), addressOf, shipping: surroundings.shipping }
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
      <BookHead product={product} alt={title} addressOf={addressOf} />
      <StructuredData data={{ '@graph': [structuredProduct(product, page), breadcrumbList(trail)] }} />
      <ProductPage key={product.id} product={product} surroundings={surroundings} />
    </>
  )
}
