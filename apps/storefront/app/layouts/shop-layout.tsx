import { SkipLink } from '@stoa/ui/skip-link/skip-link'
import { ToastRegion } from '@stoa/ui/toast/toast-region'
import { useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useMatches } from 'react-router'
import { useTranslations } from 'use-intl'
import { languageChanged, languageOf } from '../api/language-of.ts'
import { pack, usePacked } from '../api/packed-data.ts'
import { shopContext } from '../api/shop-context.ts'
import { ImpersonationBanner } from '../features/identity/sign-in/banner/impersonation-banner.tsx'
import { loadSignInModal } from '../features/identity/sign-in/load-sign-in-modal.ts'
import { SignInModal } from '../features/identity/sign-in/sign-in-modal.tsx'
import { CartDrawer } from '../features/ordering/cart/cart-drawer.tsx'
import { CartSync } from '../features/ordering/cart/cart-sync.tsx'
import { PageEvents } from '../features/ordering/cart/page-events.tsx'
import { loadChrome } from '../features/site/chrome/chrome-data.ts'
import { Footer } from '../features/site/chrome/footer/footer.tsx'
import { Header } from '../features/site/chrome/header/header.tsx'
import { SideMenu } from '../features/site/chrome/menu/side-menu.tsx'
import { organization } from '../features/site/seo/organization.ts'
import { StructuredData } from '../features/site/seo/structured-data.tsx'
import { messagesFor } from '../i18n/messages.ts'
import { useInAppNavigation } from '../i18n/use-in-app-navigation.ts'
import { useModalHistory } from '../state/modal-history.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext)
  const language = languageOf(url)
  return {
    packed: pack(await loadChrome(shop, language)),
    origin: shop.origin,
    messages: messagesFor(language, ['chrome', 'cart', 'lines']),
  }
}

/** Header and footer data is not reloaded on navigation. */
export const shouldRevalidate = languageChanged

/** The categories that a page declares in its handle. */
function useSection(): readonly string[] {
  const data = useMatches().at(-1)?.loaderData
  const section = typeof data === 'object' && data !== null && 'section' in data ? data.section : []
  return Array.isArray(section) ? section : []
}

/** Preloaded; should that fail, the press itself tries again. */
const prefetchSignIn = (): void => void loadSignInModal().catch(() => {})

export default function ShopLayout() {
  const { packed, origin } = useLoaderData<typeof loader>()
  const chrome = usePacked(packed)
  const { texts } = chrome
  const t = useTranslations('common')
  const section = useSection()
  useInAppNavigation()
  // closes what was open over the old page before the new one is focused
  useModalHistory()
  useNewPage()
  return (
    <>
      <SkipLink label={t('skip')} />
      <ImpersonationBanner />
      <Header chrome={chrome} section={section} onPrefetchSignIn={prefetchSignIn} />
      <Outlet />
      <Footer chrome={chrome} />
      <SideMenu chrome={chrome} />
      <CartDrawer />
      <SignInModal />
      <PageEvents />
      <CartSync />
      <StructuredData
        data={organization(origin, t('shopName'), {
          legalName: texts['company-legal-name'],
          address: texts['company-seat'],
          email: texts['helpdesk-email'],
          telephone: texts['helpdesk-phone'],
        })}
      />
      <ToastRegion label={t('toasts')} closeLabel={t('close')} />
    </>
  )
}

/** Focuses the new page on client-side navigation. */
function useNewPage(): void {
  const { pathname, search } = useLocation()
  const page = `${pathname}?${new URLSearchParams(search).get('page') ?? ''}`
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    // once the drawer is closed: until then the page is inert, and closing it returns the focus to what opened it
    queueMicrotask(() => document.getElementById('main')?.focus({ preventScroll: true }))
  }, [page])
}
