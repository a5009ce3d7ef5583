import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

const prefixes = ['', 'el', 'en']
const idOf = (name: string, prefix: string): string => `${name}@${prefix === '' ? 'bare' : prefix}`

interface PageOptions {
  /** Where two pages share a file. */
  id?: string
  extension?: 'ts' | 'tsx'
}

/**
 * Every page exists without a prefix and under each language; route ids carry the prefix to stay unique. The three
 * copies are adjacent: every visitor downloads the route table, and adjacent repetition compresses well.
 */
const page = (path: string, name: string, { id = name, extension = 'tsx' }: PageOptions = {}): RouteConfigEntry[] =>
  prefixes.map((prefix) =>
    route([prefix, path].filter(Boolean).join('/'), `routes/${name}.${extension}`, { id: idOf(id, prefix) }),
  )

const home = (): RouteConfigEntry[] =>
  prefixes.map((prefix) => {
    const options = { id: idOf('home', prefix) }
    return prefix === '' ? index('routes/home.tsx', options) : route(prefix, 'routes/home.tsx', options)
  })

export default [
  layout('layouts/shop-layout.tsx', { id: 'shop-layout' }, [
    ...home(),
    ...page('categories/:eurl', 'category'),
    ...page('new-releases', 'product-list', { id: 'new-releases' }),
    ...page('best-sellers', 'product-list', { id: 'best-sellers' }),
    ...page('offers', 'product-list', { id: 'offers' }),
    ...page('offers/:eurl', 'promotion'),
    ...page('window', 'window'),
    ...page('name-days', 'name-days'),
    ...page('products/gift-card', 'gift-card'),
    ...page('products/:eurl', 'product'),
    ...page('search-results', 'search-results'),
    ...page('contributors', 'contributors'),
    ...page('contributor/:eurl', 'contributor'),
    ...page('publishers', 'publishers'),
    ...page('publisher/:eurl', 'publisher'),
    ...page('pages/:eurl', 'content-page'),
    ...page('stock-notices/:uid', 'stock-notice'),
    ...page('gift-card-balance', 'gift-card-balance'),
    ...page('withdrawal', 'withdrawal'),
    ...page('login', 'login'),
    ...page('login/window', 'login-window', { extension: 'ts' }),
    ...page('login/:provider', 'login-return'),
    ...page('register', 'register'),
    ...page('verifyregistration/:guid', 'verify-registration'),
    ...page('forgot-password', 'forgot-password'),
    ...page('resetpassword/:guid', 'reset-password'),
    ...page('confirm-email/:guid', 'confirm-email'),
    ...page('keep-account/:guid', 'keep-account'),
    ...page('impersonate/:guid', 'impersonate'),
    ...page('logout', 'logout'),
    layout('layouts/api-layout.tsx', { id: 'api-layout' }, [
      ...page('cart', 'cart'),
      ...page('track-order', 'track-order'),
      ...page('track-order/:uid', 'track-order-detail'),
      ...page('order-tool/:uid', 'order-tool'),
      ...page('account-ending', 'account-ending'),
      layout('layouts/account-layout.tsx', { id: 'account-layout' }, [
        ...page('profile', 'profile'),
        ...page('profile/account', 'profile-account'),
        ...page('profile/personal-data', 'profile-personal-data'),
        ...page('profile/addresses', 'profile-addresses'),
        ...page('profile/orders', 'profile-orders'),
        ...page('profile/orders/:uid', 'profile-order'),
        ...page('profile/track-order', 'profile-track-order'),
        ...page('profile/track-order/:uid', 'profile-order', { id: 'profile-track-order-detail' }),
        ...page('profile/points', 'profile-points'),
        ...page('profile/coupons', 'profile-coupons'),
        ...page('profile/wishlists', 'profile-wishlists'),
        ...page('profile/wishlists/:id', 'profile-wishlists', { id: 'profile-wishlist' }),
        ...page('profile/reviews-recommendations', 'profile-reviews'),
      ]),
    ]),
    ...page('*', 'not-found'),
  ]),
  layout('layouts/api-layout.tsx', { id: 'checkout-api-layout' }, [
    layout('layouts/checkout-layout.tsx', { id: 'checkout-layout' }, [
      ...page('checkout-information', 'checkout-information'),
      ...page('checkout-shipping-payment', 'checkout-shipping-payment'),
      ...page('checkout-collection', 'checkout-collection'),
    ]),
    layout('layouts/checkout-end-layout.tsx', { id: 'checkout-end-layout' }, [
      ...page('checkout-success/:uid', 'checkout-success'),
      ...page('checkout-pending/:uid', 'checkout-pending'),
      ...page('checkout-failure', 'checkout-failure'),
    ]),
  ]),
] satisfies RouteConfig
