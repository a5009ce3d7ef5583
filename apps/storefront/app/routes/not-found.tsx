import type { LoaderFunctionArgs } from 'react-router'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { lostPage } from '../features/errors/lost-page.ts'

export { ErrorPage as ErrorBoundary } from '../features/errors/error-page.tsx'

/** Any other address. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  throw await lostPage(context.get(shopContext), languageOf(url))
}

export default function NotFound() {
  return null
}
