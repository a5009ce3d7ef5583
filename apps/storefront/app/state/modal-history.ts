// Back closes a drawer, as it closes the filter sheet. The sheet's history entry is the router's, since its choices are in
// the address; a drawer changes no address, so its entry is the browser's alone and no loader runs for it.

import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { closeModal, readModals, subscribeToModals } from './modal-store.ts'

const drawers = ['cart', 'menu']

const drawerOf = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'drawer' in state && typeof state.drawer === 'string'
    ? state.drawer
    : null

/** Whether the present entry of the history is a drawer's. */
export const isDrawerEntry = (): boolean => drawerOf(history.state) !== null

/** The router counts its own entries; a drawer's entry has the number of the page below. */
const placeOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0

/** The number of the page that is shown. */
let shownPlace = 0

/** Gives every drawer that opens an entry, and takes it away when the drawer is closed in another way. */
function watchDrawers(): () => void {
  let isLeaving = false
  const openDrawer = () => drawers.find((name) => readModals()[name]) ?? null
  let shown = openDrawer()

  const onChange = () => {
    const open = openDrawer()
    if (open === shown) return
    if (open !== null && drawerOf(history.state) === null) {
      history.pushState({ ...history.state, drawer: open }, '')
    }
    shown = open
    // a link of the drawer may be about to put its page in the entry's place
    if (open === null) setTimeout(leaveEntry)
  }
  const leaveEntry = () => {
    if (openDrawer() !== null || drawerOf(history.state) === null || isLeaving) return
    isLeaving = true
    history.back()
  }
  const onPopState = (event: PopStateEvent) => {
    const open = openDrawer()
    const entered = drawerOf(event.state)
    if (isLeaving || open !== null) {
      // the page stays: the router hears nothing of it
      event.stopImmediatePropagation()
      isLeaving = false
      if (open !== null && entered === null) closeModal(open)
    } else if (entered !== null) {
      // the entry of a drawer that a link has left
      event.stopImmediatePropagation()
      if (placeOf(event.state) < shownPlace) history.back()
      else history.forward()
    }
  }
  const stop = subscribeToModals(onChange)
  window.addEventListener('popstate', onPopState, true)
  return () => {
    stop()
    window.removeEventListener('popstate', onPopState, true)
  }
}

export function useDrawerHistory(): void {
  // rendered with every navigation; a drawer's entry has the number of its page
  useLocation()
  useEffect(() => {
    shownPlace = placeOf(history.state)
  })
  useEffect(watchDrawers, [])
}
