import { useEffect } from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { isInSheet, type SheetState } from './use-filter-selection.ts'

/**
 * The filter sheet has a history entry of its own, so that Back closes it and keeps its selection: the navigation is
 * blocked, and the entry becomes the list's.
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
    // the browser has gone back already and is returning here
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
