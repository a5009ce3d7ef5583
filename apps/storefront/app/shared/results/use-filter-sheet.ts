import { useEffect } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { isInSheet, type SheetState } from './use-filter-selection.ts'

/**
 * The sheet of filters has a place of its own in the history, so that Back closes it and keeps what was chosen in it: going
 * back is stopped, and the place becomes the list's.
 */
export function useFilterSheet() {
  const location = useLocation()
  const navigate = useNavigate()
  const open = isInSheet(location.state)
  const currentPath = `${location.pathname}${location.search}`
  const openedAt = open ? location.state.sheetOver : currentPath
  const keepScroll = { preventScrollReset: true }

  const changed = openedAt !== currentPath
  const blocker = useBlocker(
    ({ currentLocation, historyAction }) => historyAction === 'POP' && isInSheet(currentLocation.state) && changed,
  )
  const close = () =>
    changed ? void navigate(currentPath, { ...keepScroll, replace: true, state: null }) : void navigate(-1)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const replaceEntry = () => {
      blocker.reset()
      void navigate(currentPath, { preventScrollReset: true, replace: true, state: null })
    }
    // the browser has gone back already and is on its way here again
    if (`${window.location.pathname}${window.location.search}` === currentPath) return replaceEntry()
    window.addEventListener('popstate', replaceEntry, { once: true })
    return () => window.removeEventListener('popstate', replaceEntry)
  }, [blocker, navigate, currentPath])

  return {
    open,
    show: () => void navigate(currentPath, { ...keepScroll, state: { sheetOver: currentPath } satisfies SheetState }),
    close,
  }
}
