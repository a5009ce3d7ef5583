import '@stoa/ui/styles.css'
import './shell.css'
import { LinkContext, type LinkProps } from '@stoa/ui/link/link-context'
import { type ReactNode, useMemo } from 'react'
import {
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
} from 'react-router'
import { IntlProvider } from 'use-intl'
import { languageOf } from './api/language-of.ts'
import type { AllMessages, PageMessages } from './i18n/message-types.ts'
import { messagesFor } from './i18n/messages.ts'
import { useAddress } from './i18n/use-address.ts'
import { InlineSvg } from './shared/inline-svg.tsx'
import { themeScript } from './state/theme.ts'

export { ErrorPage as ErrorBoundary } from './features/site/errors/error-page.tsx'

/**
 * No font is preloaded before the style sheet: text uses a fallback font with the same metrics until its own is loaded.
 */
export const links: LinksFunction = () => [{ rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }]

export function loader({ url }: LoaderFunctionArgs) {
  return { messages: messagesFor(languageOf(url), ['common', 'errors']) }
}

/** The messages are reloaded only when the language changes. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  languageOf(currentUrl) !== languageOf(nextUrl)

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={languageOf(useLocation())} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script>{themeScript}</script>
        <Links />
      </head>
      <body>
        <Icons />
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

const noMessages: PageMessages = {}
/** Parsed once per distinct string: there are as many as kinds of pages. */
const parsedMessages = new Map<string, PageMessages>()

function parseMessages(loaderData: unknown): PageMessages {
  if (typeof loaderData !== 'object' || loaderData === null || !('messages' in loaderData)) return noMessages
  const text = String(loaderData.messages)
  const messages = parsedMessages.get(text) ?? (JSON.parse(text) as PageMessages)
  parsedMessages.set(text, messages)
  return messages
}

/** One provider for the whole page: the messages of all its routes together. */
function PageIntl({ children }: { children: ReactNode }) {
  const language = languageOf(useLocation())
  const matches = useMatches()
  // Compiled messages are no longer text, but they have the same keys.
  const messages = useMemo(
    () => Object.assign({}, ...matches.map((match) => parseMessages(match.loaderData))) as AllMessages,
    [matches],
  )
  return (
    <IntlProvider locale={language} messages={messages} timeZone="Europe/Athens">
      {children}
    </IntlProvider>
  )
}

/**
 * An internal link: `/cart` becomes the canonical path in the page's language. A plain anchor, cheap to render by the
 * hundred; `useInAppNavigation` turns clicks on anchors of this site into client-side navigation.
 */
function ShopLink({ href, children, ...anchor }: LinkProps) {
  const address = useAddress()
  if (href.startsWith('/'))
    return (
      <a {...anchor} href={address(href)}>
        {children}
      </a>
    )
  const isExternal = /^https?:/.test(href)
  return (
    <a {...anchor} href={href} {...(isExternal ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  )
}

const spriteId = 'icons'

/** Two hundred constant elements: rendered once when the server starts. The browser keeps the server's markup. */
async function renderSprite(): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { IconSprite } = await import('@stoa/ui/icon/icon-sprite')
  return renderToStaticMarkup(<IconSprite />)
}

const spriteMarkup = import.meta.env.SSR ? await renderSprite() : (document.getElementById(spriteId)?.innerHTML ?? '')

/** The icons of the page, for `<Icon>` to point at. */
function Icons() {
  return <InlineSvg id={spriteId} svg={spriteMarkup} />
}
