import { suggestProducts } from '@stoa/contract/catalogue/search'
import type { Language } from '@stoa/domain/language'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from 'use-intl'
import { browserClient } from '../../api/browser-client.ts'
import { type Group, groupSuggestions } from './suggestion-groups.ts'

/** The ARIA attributes of the field. */
export interface Combobox {
  expanded: boolean
  activeId: string | undefined
}

interface State {
  typed: string
  open: boolean
  /** The active option, from 0; -1 for the field itself. */
  active: number
}

const countOptions = ({ groups }: Suggested): number => groups.reduce((sum, { options }) => sum + options.length, 0)

/** The index after an arrow key: from the field into the list and through it, and back to the field at either end. */
export function nextActive(active: number, count: number, key: string): number {
  const positionCount = count + 1
  const delta = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + delta + positionCount) % positionCount) - 1
}

/** Handles typing, arrows, Enter and Esc in the field while its list is mounted. */
export function useCombobox(input: HTMLInputElement, listId: string) {
  const [state, setState] = useState<State>(() => ({
    typed: input.value,
    active: -1,
    open: document.activeElement === input,
  }))
  const suggested = useSuggestions(state.typed, state.open)
  const count = countOptions(suggested)
  const { key: locationKey } = useLocation()
  const lastLocationKey = useRef(locationKey)
  const latest = useRef({ ...state, count })
  useEffect(() => {
    latest.current = { ...state, count }
  })
  useEffect(() => {
    if (lastLocationKey.current === locationKey) return
    lastLocationKey.current = locationKey
    setState((previous) => ({ ...previous, open: false, active: -1 }))
  }, [locationKey])
  useEffect(() => attachListeners(input, listId, () => latest.current, setState), [input, listId])
  return { ...state, suggested, count }
}

type UpdateState = (update: (previous: State) => State) => void

function attachListeners(
  input: HTMLInputElement,
  listId: string,
  read: () => State & { count: number },
  update: UpdateState,
) {
  const searchElement = input.closest('search')
  const abortController = new AbortController()
  const { signal } = abortController
  const close = () => update((previous) => ({ ...previous, open: false, active: -1 }))
  const open = () => update(() => ({ typed: input.value, open: true, active: -1 }))

  // what was typed while the code was loading
  if (document.activeElement === input && input.value !== read().typed) open()
  input.addEventListener('input', open, { signal })
  input.addEventListener('focus', open, { signal })
  input.addEventListener('click', () => read().open || open(), { signal })
  input.addEventListener('keydown', (event) => handleKey(event, listId, read(), update, open, close), { signal })
  input.form?.addEventListener('submit', close, { signal })
  searchElement?.addEventListener(
    'focusout',
    ({ relatedTarget }) => (relatedTarget instanceof Node && searchElement.contains(relatedTarget)) || close(),
    { signal },
  )
  // a press on the panel must not move the focus: where buttons take none, the panel would close before the click
  searchElement?.addEventListener(
    'mousedown',
    (event) => event.target instanceof Element && !event.target.closest('form') && event.preventDefault(),
    { signal },
  )
  return () => abortController.abort()
}

function handleKey(
  event: KeyboardEvent,
  listId: string,
  { open: isOpen, active, count }: State & { count: number },
  update: UpdateState,
  open: () => void,
  close: () => void,
): void {
  if (event.isComposing) return
  if (event.key === 'Escape' && isOpen && count > 0) {
    event.preventDefault()
    close()
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    if (!isOpen) open()
    else update((previous) => ({ ...previous, active: nextActive(active, count, event.key) }))
  } else if (event.key === 'Enter' && isOpen && active >= 0) {
    event.preventDefault()
    document.getElementById(`${listId}-${active}`)?.click()
  }
}

const debounceMs = 120
const minLength = 2

interface Suggested {
  /** The query they were made for; the current input may be longer. */
  text: string
  groups: readonly Group[]
}

const noSuggestions: Suggested = { text: '', groups: [] }

/** Debounced suggestions for the input; late responses are ignored. While disabled, they stay as they are. */
function useSuggestions(typed: string, enabled: boolean): Suggested {
  const language = useLocale()
  const [suggested, setSuggested] = useState(noSuggestions)
  const text = typed.trim()
  useEffect(() => {
    if (!enabled) return
    if (text.length < minLength) return setSuggested(noSuggestions)
    const abortController = new AbortController()
    const load = async () => {
      const groups = await loadSuggestions(language, text, abortController.signal)
      if (!abortController.signal.aborted) setSuggested(groups ? { text, groups } : noSuggestions)
    }
    const timer = setTimeout(load, debounceMs)
    return () => {
      clearTimeout(timer)
      abortController.abort()
    }
  }, [language, text, enabled])
  return suggested
}

/** Null when they fail to load: searching works without them. */
async function loadSuggestions(language: Language, text: string, signal: AbortSignal): Promise<Group[] | null> {
  try {
    const outcome = await browserClient(language).call(suggestProducts, { text }, { signal })
    return outcome.ok ? groupSuggestions(outcome.value) : null
  } catch {
    return null
  }
}
