// The data of the pages that links in e-mails lead to. Whether a token is valid is asked in the browser; a link that was
// cut has the same page, which says so, with the status of a page that does not exist.

import { checkLinkToken } from '@stoa/domain/identity/field-rules'
import { data, type LoaderFunctionArgs } from 'react-router'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { loadSignIn } from '../features/identity/sign-in/sign-in-data.ts'

export async function loadTokenPage({ context, params, url }: Pick<LoaderFunctionArgs, 'context' | 'params' | 'url'>) {
  const loaderData = await loadSignIn(context.get(shopContext), languageOf(url))
  return data(loaderData, { status: checkLinkToken(params.guid ?? '') === null ? 200 : 404 })
}
