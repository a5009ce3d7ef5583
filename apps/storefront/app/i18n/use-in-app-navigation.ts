// Links of this site navigate on the client, both in components and in HTML from the database.

import { useEffect } from 'react'
import { createPath, type Location, type NavigateFunction, useLocation, useNavigate } from 'react-router'
import { keepsReturnTarget } from '../state/auth-pages.ts'
import { isModalEntry } from '../state/modal-history.ts'
import { closeModal, openModalName } from '../state/modal-store.ts'

/** The path to navigate to for a click on a link, or null for the browser's default. */
export function linkPath(event: MouseEvent, origin: string): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download') || 'reload' in anchor.dataset) return null
  const url = new URL(anchor.href)
  if (url.origin !== origin || /\.\w{2,5}$/.test(url.pathname)) return null
  const samePage = url.pathname === location.pathname && url.search === location.search
  return samePage && url.hash !== '' ? null : `${url.pathname}${url.search}${url.hash}`
}

/** Where a search or sort form leads, or null for any other form. */
function formPath(event: SubmitEvent, origin: string): string | null {
  const form = event.target
  if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return null
  const url = new URL(form.action)
  if (url.origin !== origin || form.getAttribute('action') === null) return null
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[name, value]] : [],
  )
  const query = new URLSearchParams(fields).toString()
  return query === '' ? url.pathname : `${url.pathname}?${query}`
}

function attachListeners(navigate: NavigateFunction, current: Location<unknown>): () => void {
  const handleClick = (event: MouseEvent) => navigateTo(event, linkPath(event, location.origin))
  const handleSubmit = (event: SubmitEvent) => navigateTo(event, formPath(event, location.origin))
  const navigateTo = (event: Event, path: string | null) => {
    if (path === null) return
    event.preventDefault()
    // the page that a modal's link leads to is already below it
    if (openModalName() !== null && path === createPath(current)) return closeModal()
    const kept = keepsReturnTarget(location.pathname, path) ? { state: current.state } : {}
    // the page takes the place of the modal that led to it, so that Back returns to the page below
    void navigate(path, { ...kept, replace: isModalEntry() })
  }
  document.addEventListener('click', handleClick)
  document.addEventListener('submit', handleSubmit)
  return () => {
    document.removeEventListener('click', handleClick)
    document.removeEventListener('submit', handleSubmit)
  }
}

/** Once per page, in its layout. */
export function useInAppNavigation(): void {
  const navigate = useNavigate()
  const current = useLocation()
  useEffect(() => attachListeners(navigate, current), [navigate, current])
}
