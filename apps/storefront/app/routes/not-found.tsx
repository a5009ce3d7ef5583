import type { LoaderFunctionArgs } from 'react-router'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { notFoundResponse } from '../features/site/errors/not-found-response.ts'

export { ErrorPage as ErrorBoundary } from '../features/site/errors/error-page.tsx'

/** Any other URL. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  throw await notFoundResponse(context.get(shopContext), languageOf(url))
}

export default function NotFound() {
  return null
}
