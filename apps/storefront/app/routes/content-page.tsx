import { getContentPage } from '@stoa/contract/content/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { ContentArticle } from '../features/content/content-page/content-article.tsx'
import { valueOr404 } from '../features/site/errors/not-found-response.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const outcome = await shop.client(language).call(getContentPage, { url: params.eurl ?? '', ...versionIn(url) })
  return { page: await valueOr404(shop, language, outcome), origin: shop.origin }
}

/** `?version=3`: the terms that an order was placed with. */
function versionIn(url: URL) {
  const version = /^[1-9]\d{0,5}$/.exec(url.searchParams.get('version') ?? '')?.[0]
  return version === undefined ? {} : { version: Number(version) }
}

export default function ContentPage() {
  const { page, origin } = useLoaderData<typeof loader>()
  const first = page.blocks.find(({ kind }) => kind === 'paragraph')?.text
  return (
    <>
      <PageHead
        title={page.title}
        description={first?.slice(0, 160)}
        origin={origin}
        path={`/pages/${page.url}`}
        kind="article"
      />
      <ContentArticle title={page.title} blocks={page.blocks} textLanguage={page.textLanguage} />
    </>
  )
}
