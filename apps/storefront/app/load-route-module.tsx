// Replaces the router's loading of a page's script in the browser's build (vite.config.ts): when that fails the router
// reloads the page one is on, so that the press that led on is lost.

import { type ComponentType, useEffect } from 'react'

interface Route {
  id: string
  /** The address of its script. */
  module: string
}

interface RouteModule {
  default?: ComponentType
  ErrorBoundary?: ComponentType
}

const pauseMs = 500

/** `loaded`: modules by their routes' ids. The root's is there from the start. */
export async function loadRouteModule(route: Route, loaded: Record<string, RouteModule>): Promise<RouteModule> {
  const module = loaded[route.id] ?? (await importTwice(route.module, loaded.root?.ErrorBoundary ?? Reload))
  loaded[route.id] = module
  return module
}

async function importTwice(address: string, ErrorPage: ComponentType): Promise<RouteModule> {
  try {
    return await import(/* @vite-ignore */ address)
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    // by another name, for some browsers remember of an address that it could not be loaded
    return import(/* @vite-ignore */ `${address}?again`).catch(async () => ({
      default: (await isGone(address)) ? Reload : untilLeft(ErrorPage),
    }))
  }
}

/** After an update of the shop its old scripts are gone: a new document names those that there are. */
async function isGone(address: string): Promise<boolean> {
  const response = await fetch(address, { method: 'HEAD' }).catch(() => null)
  return response?.status === 404
}

/** By the time that it is rendered the browser has the address of the page that was asked for. */
function Reload() {
  useEffect(() => location.reload(), [])
  return null
}

interface Presence {
  wasLeft: boolean
}

function UntilLeft({ Page, presence }: { Page: ComponentType; presence: Presence }) {
  useEffect(
    () => () => {
      presence.wasLeft = true
    },
    [presence],
  )
  return presence.wasLeft ? <Reload /> : <Page />
}

/** The router asks for no page's script again: who comes back to the page loads its document. */
function untilLeft(Page: ComponentType): ComponentType {
  const presence: Presence = { wasLeft: false }
  return () => <UntilLeft Page={Page} presence={presence} />
}
