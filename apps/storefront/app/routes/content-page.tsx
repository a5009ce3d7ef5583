import { getContentPage } from '@stoa/contract/content/content'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { ContentArticle } from '../features/content/content-page/content-article.tsx'
import { notFoundResponse, valueOr404 } from '../features/site/errors/not-found-response.ts'
import { PageHead } from '../features/site/seo/page-head.tsx'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

/** `?version=3`: the terms that an order was placed with. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const version = url.searchParams.get('version')
  if (version !== null && !/^[1-9]\d{0,5}$/.test(version)) throw await notFoundResponse(shop, language)
  const asked = { url: params.eurl ?? '', ...(version === null ? {} : { version: Number(version) }) }
  const outcome = await shop.client(language).call(getContentPage, asked)
  return { page: await valueOr404(shop, language, outcome), origin: shop.origin }
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
