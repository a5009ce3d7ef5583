// The storefront's two halves: what renders pages, loaded when the first is asked for, and the files browsers fetch.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Assets, createAssets } from './assets.ts'
import type { Storefront } from './render-page.ts'

export interface LoadedStorefront {
  load(): Promise<Storefront>
  assets: Assets
  /** Sees every request first, while developing. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
  isDevelopment: boolean
}

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
