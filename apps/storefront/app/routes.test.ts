import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, it } from 'vitest'
import routes from './routes.ts'

/** The layouts around the page, the outermost first. */
function layoutsOf(path: string, entries: readonly RouteConfigEntry[] = routes): string[] | undefined {
  for (const entry of entries) {
    if (entry.path === path) return []
    const inner = entry.children && layoutsOf(path, entry.children)
    if (inner) return [entry.id ?? '', ...inner]
  }
  return undefined
}

it.each(['', 'el/', 'en/'])('a placed order and a failed one stand in the frame of the checkout (%j)', (prefix) => {
  for (const path of ['checkout-success/:uid', 'checkout-pending/:uid', 'checkout-failure'])
    expect(layoutsOf(`${prefix}${path}`), path).toEqual(['checkout-api-layout', 'checkout-end-layout'])
})
