import { getProductByUrl, type Product } from '@stoa/contract/catalogue/catalogue'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { languageOf } from '../api/language-of.ts'
import { pack, usePacked } from '../api/packed-data.ts'
import { shopContext } from '../api/shop-context.ts'
import { loadProductExtras } from '../features/catalogue/product/product-data.ts'
import { ProductPage } from '../features/catalogue/product/product-page.tsx'
import { structuredProduct } from '../features/catalogue/product/structured-product.ts'
import { valueOr404 } from '../features/site/errors/not-found-response.ts'
import { breadcrumbList } from '../features/site/seo/organization.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'
import { StructuredData } from '../features/site/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { addressOf, useAddress } from '../i18n/use-address.ts'
import { categoryPath, contributorNames, productPath } from '../shared/book-display.ts'
import { excerpt } from '../shared/excerpt.ts'
import { titleInLine } from '../shared/title-gloss.tsx'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const outcome = await shop.client(language).call(getProductByUrl, { url: params.eurl ?? '' })
  const product = await valueOr404(shop, language, outcome)
  const extras = await loadProductExtras(shop, language, product)
  const wholeAddress = (path: string) => `${shop.origin}${addressOf(language, path)}`
  return {
    packed: pack({ product, extras }),
    section: product.breadcrumbs.map(categoryPath),
    origin: shop.origin,
    // built on the server, so that its code is not sent to the browser
    structured: structuredProduct(product, {
      origin: shop.origin,
      url: wholeAddress(productPath(product)),
      addressOf: wholeAddress,
      shipping: extras.shipping,
    }),
    messages: messagesFor(language, product.kind === 'product' ? ['product'] : ['product', 'product-kinds']),
  }
}

export default function ProductRoute() {
  const { packed, origin, structured } = useLoaderData<typeof loader>()
  const { product, extras } = usePacked(packed)
  const common = useTranslations('common')
  const address = useAddress()
  const path = productPath(product)
  const wholeAddress = (to: string) => `${origin}${address(to)}`
  const name = titleInLine({ title: product.name, englishTitle: product.englishTitle }, useLocale())
  const title = [name, contributorNames(product)].filter(Boolean).join(', ')
  const breadcrumbs = [
    { name: common('home'), url: wholeAddress('/') },
    ...product.breadcrumbs.map((crumb) => ({ name: crumb.name, url: wholeAddress(categoryPath(crumb)) })),
    { name: product.name, url: wholeAddress(path) },
  ]
  const isBook = product.bookLanguage !== null
  return (
    <>
      <PageHead
        title={title}
        description={product.summary || excerpt(product.description)}
        origin={origin}
        path={path}
        image={`/covers/${product.code}/card.jpg`}
        kind={isBook ? 'book' : 'website'}
      />
      <BookHead product={product} addressOf={wholeAddress} />
      <StructuredData data={{ '@graph': [structured, breadcrumbList(breadcrumbs)] }} />
      <ProductPage key={product.id} product={product} extras={extras} />
    </>
  )
}

interface BookHeadProps {
  product: Product
  addressOf(path: string): string
}

/** Open Graph data of a book besides its title. */
function BookHead({ product, addressOf }: BookHeadProps) {
  const { isbn, releaseDate, credits, breadcrumbs } = product
  const authors = credits.filter(({ role }) => role === 'author')
  return (
    <>
      {isbn && <meta property="book:isbn" content={isbn} />}
      {releaseDate && <meta property="book:release_date" content={releaseDate} />}
      {authors.map(({ code, url }) => (
        <meta key={code} property="book:author" content={addressOf(`/contributor/${url}`)} />
      ))}
      {breadcrumbs.map(({ name, url }) => (
        <meta key={url} property="book:tag" content={name} />
      ))}
    </>
  )
}
