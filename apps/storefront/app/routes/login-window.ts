import type { LoaderFunctionArgs } from 'react-router'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { loadSignIn } from '../features/identity/sign-in/sign-in-data.ts'

/** Not a page: the data of the sign-in dialog, the same as the page's. */
export const loader = async ({ context, url }: LoaderFunctionArgs): Promise<Response> =>
  Response.json(await loadSignIn(context.get(shopContext), languageOf(url)))
