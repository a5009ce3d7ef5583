// The built storefront, loaded when the first page is asked for.

import { fileURLToPath } from 'node:url'
import type { Storefront } from './render-page.ts'

const built = new URL('../../storefront/build/', import.meta.url)

export const clientFolder = fileURLToPath(new URL('client', built))

export function loadStorefront(): () => Promise<Storefront> {
  let loading: Promise<Storefront> | undefined
  return () => {
    loading ??= import(new URL('server/index.js', built).href) as Promise<Storefront>
    return loading
  }
}
