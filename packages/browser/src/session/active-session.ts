// The life of a session on this page: what is asked in its name, and its end. While it is being ended nothing new is asked, what
// only reads is let go, and what changes something is waited for. An answer that comes after the end is nobody's.

/** `ended`: on purpose, here or in another tab. `lost`: its time ran out or the shop knows it no more: the person is to be told. */
export type SessionEnd = 'ended' | 'lost'

export interface ActiveSession {
  /** Null as long as it lives. */
  readonly end: SessionEnd | null
  /** Given up when the session is being ended: an answer would have no reader. */
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

/** Who is signing out need not be told that the session was lost on the way. */
export function endActiveSession(end: SessionEnd): void {
  if (!currentSession) return
  currentSession.end = requestGate ? 'ended' : end
  currentSession.readController.abort()
  currentSession = null
}

/** What changes something, and a renewal: waited for at the end. */
export function trackPendingWrite<Result>(pending: Promise<Result>): Promise<Result> {
  const onSettled = () => void pendingWrites.delete(pending)
  pendingWrites.add(pending)
  pending.then(onSettled, onSettled)
  return pending
}

/** From now on nothing is asked for the session; comes back when what changes something has been answered. */
export async function pauseRequests(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  requestGate ??= { opened: promise, open: resolve }
  currentSession?.readController.abort()
  await Promise.allSettled(pendingWrites)
}

/** The end is there, or it failed and the session goes on. */
export function resumeRequests(): void {
  if (currentSession?.readController.signal.aborted) currentSession.readController = new AbortController()
  requestGate?.open()
  requestGate = null
}

/** At once, but for a session that is being ended. */
export const requestsResumed = (): Promise<void> => requestGate?.opened ?? Promise.resolve()
