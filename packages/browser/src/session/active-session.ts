// The lifecycle of a session on this page: its running calls, and its end. While it is ending, no new calls are made,
// reads are aborted, and writes are awaited. A response that arrives after the end is discarded.

/** `ended`: on purpose, here or in another tab. `lost`: it expired or the server rejects it; the person is informed. */
export type SessionEnd = 'ended' | 'lost'

export interface ActiveSession {
  /** Null while it is active. */
  readonly end: SessionEnd | null
  /** Aborted when the session ends: nobody would use the answer. */
  readonly readController: AbortController
}

let currentSession: { -readonly [Key in keyof ActiveSession]: ActiveSession[Key] } | null = null
let requestGate: { open(): void; opened: Promise<void> } | null = null
const pendingWrites = new Set<Promise<unknown>>()

/** Null for a guest. */
export const activeSession = (): ActiveSession | null => currentSession

export function startActiveSession(): void {
  currentSession ??= { end: null, readController: new AbortController() }
}

/** Whoever is signing out is not informed that the session was lost meanwhile. */
export function endActiveSession(end: SessionEnd): void {
  if (!currentSession) return
  currentSession.end = requestGate ? 'ended' : end
  currentSession.readController.abort()
  currentSession = null
}

/** Writes, and a renewal: awaited at the end. */
export function trackPendingWrite<Result>(pending: Promise<Result>): Promise<Result> {
  const onSettled = () => void pendingWrites.delete(pending)
  pendingWrites.add(pending)
  pending.then(onSettled, onSettled)
  return pending
}

/** Blocks new calls for the session; resolves when all writes are answered. */
export async function pauseRequests(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  requestGate ??= { opened: promise, open: resolve }
  currentSession?.readController.abort()
  await Promise.allSettled(pendingWrites)
}

/** The end has succeeded, or it failed and the session continues. */
export function resumeRequests(): void {
  if (currentSession?.readController.signal.aborted) currentSession.readController = new AbortController()
  requestGate?.open()
  requestGate = null
}

/** At once, unless the session is being ended. */
export const requestsResumed = (): Promise<void> => requestGate?.opened ?? Promise.resolve()
