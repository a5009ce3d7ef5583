// Back closes a modal, as it closes the filter sheet. The sheet's history entry is the router's, since its choices are in
// the address; a modal changes no address, so its entry is the browser's alone and no loader runs for it.

import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { closeModal, openModalName, subscribeToModals } from './modal-store.ts'

const isOfModal = (state: unknown): boolean => typeof state === 'object' && state !== null && 'modal' in state

/** Whether the present entry of the history is a modal's. */
export const isModalEntry = (): boolean => isOfModal(history.state)

/** The router counts its own entries; a modal's entry has the number of the page below. */
const placeOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0

/** The number of the page that is shown. */
let shownPlace = 0

/** Gives every modal that opens an entry, and takes it away when the modal is closed in another way. */
function watchModals(): () => void {
  let isLeaving = false
  let shown = openModalName()

  const onChange = () => {
    const open = openModalName()
    if (open === shown) return
    if (open !== null && !isModalEntry()) {
      history.pushState({ ...history.state, modal: open }, '')
    }
    shown = open
    // a link of the modal may be about to put its page in the entry's place
    if (open === null) setTimeout(leaveEntry)
  }
  const leaveEntry = () => {
    if (openModalName() !== null || !isModalEntry() || isLeaving) return
    isLeaving = true
    history.back()
  }
  const onPopState = (event: PopStateEvent) => {
    const open = openModalName()
    const entered = isOfModal(event.state)
    if (isLeaving || open !== null) {
      // the page stays: the router hears nothing of it
      event.stopImmediatePropagation()
      isLeaving = false
      if (open !== null && !entered) closeModal(open)
    } else if (entered) {
      // the entry of a modal that a link has left
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

/** Once per page, in its layout. */
export function useModalHistory(): void {
  // rendered with every navigation
  useLocation()
  useEffect(watchModals, [])
  useEffect(() => {
    // a modal's entry has the number of its page
    shownPlace = placeOf(history.state)
    // the page has taken the place of the modal that led to it
    if (!isModalEntry()) closeModal()
  })
}
