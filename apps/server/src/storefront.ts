// Opens the storefront: as it was built, or from its sources while somebody is writing it.

import { fileURLToPath } from 'node:url'
import { createAssets } from './assets.ts'
import type { LoadedStorefront } from './loaded-storefront.ts'
import type { Storefront } from './render-page.ts'

const built = new URL('../../storefront/build/', import.meta.url)

function builtStorefront(): LoadedStorefront {
  let loading: Promise<Storefront> | undefined
  return {
    load() {
      loading ??= import(new URL('server/index.js', built).href) as Promise<Storefront>
      return loading
    },
    assets: createAssets(fileURLToPath(new URL('client', built))),
    isDevelopment: false,
  }
}

/** With `development`, from the sources; otherwise as built. */
export async function openStorefront(development: boolean): Promise<LoadedStorefront> {
  return development ? (await import('./dev-storefront.ts')).devStorefront() : builtStorefront()
}
