import { createStaticHandler, type RouteObject, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { findBeginning, routesUnder } from './route-by-path.ts'

const paths = ['products/gift-card', 'products/:eurl', 'categories/:eurl', 'login', 'login/:provider', 'cart', '*']
const prefixed = ['', 'el', 'en'].flatMap((prefix) => paths.map((path) => [prefix, path].filter(Boolean).join('/')))
const pages = [...prefixed, 'el', 'en', ':shop/map'].map((path) => ({ id: path, parentId: 'layout', path }))
const home = { id: 'home', parentId: 'layout', index: true }
const layout = { id: 'layout' }

const build = {
  routes: Object.fromEntries([layout, home, ...pages].map((route) => [route.id, { ...route, module: {} }])),
  assets: { routes: Object.fromEntries([layout, home, ...pages].map((route) => [route.id, route])) },
} as unknown as ServerBuild

async function routeOf({ routes }: ServerBuild, address: string) {
  const children = Object.values(routes).filter((route) => route?.parentId === 'layout') as RouteObject[]
  const handler = createStaticHandler([{ id: 'layout', children }])
  const context = await handler.query(new Request(`http://shop.example${address}`))
  if (context instanceof Response) throw new Error('a redirect')
  return context.matches.map(({ route, params }) => ({ id: route.id, params }))
}

const addresses = [
  ...[
    '/',
    '/en',
    '/el/',
    '/products/odyssey',
    '/en/products/odyssey',
    '/products/gift-card',
    '/en/products/gift-card/',
  ],
  ...[
    '/products',
    '/products/a/b',
    '/categories/x',
    '/login',
    '/login/google',
    '/cart',
    '/CART',
    '/en/CART',
    '/En/cart',
  ],
  ...[
    '/nowhere',
    '/en/nowhere',
    '/en/map',
    '/products/map',
    '/login/map',
    '/%63art',
    '//products//odyssey',
    '/el/el',
    '/constructor',
  ],
]

test.each(addresses)('%s has the route that it has among all', async (address) => {
  const beginning = findBeginning(build, address)
  expect(await routeOf(routesUnder(build, beginning), address)).toEqual(await routeOf(build, address))
})

test('a page is compared with few routes', () => {
  const { routes, assets } = routesUnder(build, findBeginning(build, '/en/products/odyssey'))
  expect(Object.keys(routes).length).toBeLessThan(Object.keys(build.routes).length / 2)
  expect(Object.keys(assets.routes)).toEqual(Object.keys(routes))
})
