import type { ReactNode } from 'react'

export type Toast = {
  id: number
  message: ReactNode
  /** info is announced politely (status), error at once (alert). */
  tone: 'info' | 'error'
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message for three seconds. Never the only place of an error. Only in the browser, from an event handler. */
export function showToast(message: ReactNode, tone: Toast['tone'] = 'info'): number {
  lastId += 1
  set([...toasts.slice(-2), { id: lastId, message, tone }])
  return lastId
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id))
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const readToasts = (): readonly Toast[] => toasts
