import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { languageChanged, languageOf } from '../api/language-of.ts'
import { loadTexts } from '../api/load-texts.ts'
import { shopContext } from '../api/shop-context.ts'
import type { AccountOutlet } from '../features/identity/account/layout/account-outlet.ts'
import { AccountShell } from '../features/identity/account/layout/account-shell.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { toPhoneHref } from '../shared/to-phone-href.ts'

/** Messages and contact details: nothing personal. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  const texts = await loadTexts(shop, language, ['helpdesk-email', 'helpdesk-phone'])
  const phone = texts['helpdesk-phone']
  return {
    origin: shop.origin,
    contact: { email: texts['helpdesk-email'], phone, phoneHref: phone && toPhoneHref(phone) },
    messages: messagesFor(language, ['account', 'forms', 'tracking', 'amounts']),
  }
}

/** The layout's data is not reloaded on navigation between its pages. */
export const shouldRevalidate = languageChanged

export default function AccountLayout() {
  const { origin, contact } = useLoaderData<typeof loader>()
  return (
    <AccountShell>
      <Outlet context={{ origin, contact } satisfies AccountOutlet} />
    </AccountShell>
  )
}
