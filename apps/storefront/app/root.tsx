import '@stoa/ui/styles.css'
import './shell.css'
import { LinkContext } from '@stoa/ui/link/link-context'
import type { ReactNode } from 'react'
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router'
import { languageChanged, languageOf } from './api/language-of.ts'
import { messagesFor } from './i18n/messages.ts'
import { PageIntl } from './i18n/page-intl.tsx'
import { ShopLink } from './i18n/shop-link.tsx'
import { belowScript, useWholePages } from './state/below.ts'
import { themeScript } from './state/theme.ts'

export { ErrorPage as ErrorBoundary } from './features/site/errors/error-page.tsx'

/**
 * No font is preloaded before the style sheet: text uses a fallback font with the same metrics until its own is loaded.
 */
export const links: LinksFunction = () => [
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export function loader({ url }: LoaderFunctionArgs) {
  return { messages: messagesFor(languageOf(url), ['common', 'errors']) }
}

/** The messages are reloaded only when the language changes. */
export const shouldRevalidate = languageChanged

export function Layout({ children }: { children: ReactNode }) {
  const language = languageOf(useLocation())
  useWholePages()
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script>{`${themeScript};${belowScript}`}</script>
        <link rel="manifest" href={`/${language}.webmanifest`} />
        <Links />
      </head>
      <body>
        <LinkContext value={ShopLink}>
          <PageIntl>{children}</PageIntl>
        </LinkContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
