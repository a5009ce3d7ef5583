import { useEffect } from 'react'
import { type BlockerFunction, type Path, useBlocker, useLocation, useNavigate } from 'react-router'
import { isInSheet, type SheetState } from './use-filter-selection.ts'

const pathOf = ({ pathname, search }: Pick<Path, 'pathname' | 'search'>): string => `${pathname}${search}`

/** Asks the router's own location: Back may come before React has rendered the selection that it must keep. */
const isBackFromChangedSheet: BlockerFunction = ({ currentLocation, historyAction }) =>
  historyAction === 'POP' &&
  isInSheet(currentLocation.state) &&
  currentLocation.state.sheetOver !== pathOf(currentLocation)

/**
 * The filter sheet has a history entry of its own, so that Back closes it and keeps its selection: the navigation is
 * blocked, and the entry becomes the list's.
 */
export function useFilterSheet() {
  const location = useLocation()
  const navigate = useNavigate()
  const open = isInSheet(location.state)
  const currentPath = pathOf(location)
  const openedAt = open ? location.state.sheetOver : currentPath
  const keepScroll = { preventScrollReset: true }

  const changed = openedAt !== currentPath
  const blocker = useBlocker(isBackFromChangedSheet)
  const close = () =>
    changed ? void navigate(currentPath, { ...keepScroll, replace: true, state: null }) : void navigate(-1)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const replaceEntry = () => {
      blocker.reset()
      void navigate(currentPath, { preventScrollReset: true, replace: true, state: null })
    }
    // the browser has gone back already and is returning here
    if (pathOf(window.location) === currentPath) return replaceEntry()
    window.addEventListener('popstate', replaceEntry, { once: true })
    return () => window.removeEventListener('popstate', replaceEntry)
  }, [blocker, navigate, currentPath])

  return {
    open,
    show: () => void navigate(currentPath, { ...keepScroll, state: { sheetOver: currentPath } satisfies SheetState }),
    close,
  }
}
