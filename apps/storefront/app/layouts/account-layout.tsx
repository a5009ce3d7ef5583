import { listCustomMessages } from '@stoa/contract/content'
import { type LoaderFunctionArgs, Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { shownOr } from '../api/answer.ts'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { AccountFrame } from '../features/account/frame/account-frame.tsx'
import type { AccountOutlet } from '../features/account/frame/account-outlet.ts'
import { dialled } from '../features/chrome/dialled.ts'
import { messagesFor } from '../i18n/messages.ts'

/** Words and whom to ask: nothing here is anybody's own. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const texts = await shop.client(language).call(listCustomMessages, { codes: 'helpdesk-email,helpdesk-phone' })
  const text = (code: string) => shownOr(texts, []).find((one) => one.code === code)?.body
  const phone = text('helpdesk-phone')
  return {
    origin: shop.origin,
    contact: { email: text('helpdesk-email'), phone, phoneHref: phone && dialled(phone) },
    messages: messagesFor(language, ['account', 'forms', 'tracking']),
  }
}

/** The frame stays while one goes from page to page. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl) !== languageOf(nextUrl)

export default function AccountLayout() {
  const { origin, contact } = useLoaderData<typeof loader>()
  return (
    <AccountFrame>
      <Outlet context={{ origin, contact } satisfies AccountOutlet} />
    </AccountFrame>
  )
}
