// Renders a component as on a page of the shop: its language, all messages, links, icons and the API.

import type { Language } from '@stoa/domain/language'
import { LinkContext } from '@stoa/ui/link/link-context'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { ApiQueryProvider } from '../app/api/api-query-provider.tsx'
import { languageOf } from '../app/api/language-of.ts'
import type { Namespace } from '../app/i18n/message-types.ts'
import { messagesFor } from '../app/i18n/messages.ts'
import { PageIntl } from '../app/i18n/page-intl.tsx'
import { ShopLink } from '../app/i18n/shop-link.tsx'
import { useInAppNavigation } from '../app/i18n/use-in-app-navigation.ts'

const files = import.meta.glob('../app/locales/el/*.json')
const namespaces = Object.keys(files).map((path) => path.replace(/^.*\/|\.json$/g, '')) as Namespace[]
const messages: Record<Language, string[]> = { el: messagesFor('el', namespaces), en: messagesFor('en', namespaces) }

function Page({ children }: { children: ReactNode }) {
  useInAppNavigation()
  return (
    <LinkContext value={ShopLink}>
      <PageIntl>
        <ApiQueryProvider>{children}</ApiQueryProvider>
      </PageIntl>
    </LinkContext>
  )
}

/** `path`: the address of the page, Greek without `/en`. The router of the result says where links have led. */
export async function renderPage(component: ReactNode, path = '/') {
  const loadMessages = ({ url }: { url: URL }) => ({ messages: messages[languageOf(url)] })
  const route = { id: 'page', path: '*', loader: loadMessages, element: <Page>{component}</Page> }
  const loaderData = { page: loadMessages({ url: new URL(path, location.origin) }) }
  const router = createMemoryRouter([route], { initialEntries: [path], hydrationData: { loaderData } })
  const screen = await render(<RouterProvider router={router} />)
  /** Where the page is now. */
  const address = (): string => `${router.state.location.pathname}${router.state.location.search}`
  return { ...screen, router, address }
}
