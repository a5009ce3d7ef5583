// The data of the pages that links in e-mails lead to. Whether a token is valid is asked in the browser; what is no token
// at all has no page.

import type { LoaderFunctionArgs } from 'react-router'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { loadSignIn } from '../features/identity/sign-in/sign-in-data.ts'
import { notFoundResponse } from '../features/site/errors/not-found-response.ts'

const token = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export async function loadTokenPage({ context, params, url }: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  if (!token.test(params.guid ?? '')) throw await notFoundResponse(shop, language)
  return loadSignIn(shop, language)
}
