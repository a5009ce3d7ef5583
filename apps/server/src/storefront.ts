// Opens the storefront: as built, or from its sources during development.

import { fileURLToPath } from 'node:url'
import { createAssets } from './assets.ts'
import type { LoadedStorefront } from './loaded-storefront.ts'
import type { Storefront } from './render-page.ts'

const buildFolder = new URL('../../storefront/build/', import.meta.url)

function loadBuiltStorefront(): LoadedStorefront {
  let loading: Promise<Storefront> | undefined
  return {
    load() {
      loading ??= import(new URL('server/index.js', buildFolder).href) as Promise<Storefront>
      return loading
    },
    assets: createAssets(fileURLToPath(new URL('client', buildFolder))),
    isDevelopment: false,
  }
}

/** With `development`, from the sources; otherwise as built. */
export async function openStorefront(development: boolean): Promise<LoadedStorefront> {
  return development ? (await import('./dev-storefront.ts')).devStorefront() : loadBuiltStorefront()
}
