import { useEffect } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { isInSheet, type SheetState } from './use-narrowing.ts'

/**
 * The sheet of filters has a place of its own in the history, so that Back closes it and keeps what was chosen in it: going
 * back is stopped, and the place becomes the list's.
 */
export function useFilterSheet() {
  const location = useLocation()
  const navigate = useNavigate()
  const open = isInSheet(location.state)
  const here = `${location.pathname}${location.search}`
  const openedAt = open ? location.state.sheetOver : here
  const stay = { preventScrollReset: true }

  const changed = openedAt !== here
  const blocker = useBlocker(
    ({ currentLocation, historyAction }) => historyAction === 'POP' && isInSheet(currentLocation.state) && changed,
  )
  const close = () => (changed ? void navigate(here, { ...stay, replace: true, state: null }) : void navigate(-1))
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const settle = () => {
      blocker.reset()
      void navigate(here, { preventScrollReset: true, replace: true, state: null })
    }
    // the browser has gone back already and is on its way here again
    if (`${window.location.pathname}${window.location.search}` === here) return settle()
    window.addEventListener('popstate', settle, { once: true })
    return () => window.removeEventListener('popstate', settle)
  }, [blocker, navigate, here])

  return {
    open,
    show: () => void navigate(here, { ...stay, state: { sheetOver: here } satisfies SheetState }),
    close,
  }
}
