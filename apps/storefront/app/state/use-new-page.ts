import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { closeModal } from './modal-store.ts'

/** On client-side navigation: closes what was open over the old page, and focuses the new one. */
export function useNewPage(): void {
  const { pathname, search } = useLocation()
  const page = `${pathname}?${new URLSearchParams(search).get('page') ?? ''}`
  const lastPage = useRef(page)
  useEffect(() => {
    if (lastPage.current === page) return
    lastPage.current = page
    closeModal()
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [page])
}
