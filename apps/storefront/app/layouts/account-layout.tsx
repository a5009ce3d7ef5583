import { listCustomMessages } from '@stoa/contract/content/content'
import { type LoaderFunctionArgs, Outlet, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { languageOf } from '../api/language-of.ts'
import { shopContext } from '../api/shop-context.ts'
import { valueOr } from '../api/unwrap-outcome.ts'
import type { AccountOutlet } from '../features/identity/account/layout/account-outlet.ts'
import { AccountShell } from '../features/identity/account/layout/account-shell.tsx'
import { toPhoneHref } from '../features/site/chrome/to-phone-href.ts'
import { messagesFor } from '../i18n/messages.ts'

/** Messages and contact details: nothing personal. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const texts = await shop.client(language).call(listCustomMessages, { codes: 'helpdesk-email,helpdesk-phone' })
  const text = (code: string) => valueOr(texts, []).find((message) => message.code === code)?.body
  const phone = text('helpdesk-phone')
  return {
    origin: shop.origin,
    contact: { email: text('helpdesk-email'), phone, phoneHref: phone && toPhoneHref(phone) },
    messages: messagesFor(language, ['account', 'forms', 'tracking', 'amounts']),
  }
}

/** The layout's data is not reloaded on navigation between its pages. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl) !== languageOf(nextUrl)

export default function AccountLayout() {
  const { origin, contact } = useLoaderData<typeof loader>()
  return (
    <AccountShell>
      <Outlet context={{ origin, contact } satisfies AccountOutlet} />
    </AccountShell>
  )
}
