// The life of a session on this page: what is asked in its name, and its end. While it is being ended nothing new is asked, what
// only reads is let go, and what changes something is waited for. An answer that comes after the end is nobody's.

/** `ended`: on purpose, here or in another tab. `lost`: its time ran out or the shop knows it no more: the person is to be told. */
export type SessionEnd = 'ended' | 'lost'

export interface SessionLife {
  /** Null as long as it lives. */
  readonly end: SessionEnd | null
  /** Given up when the session is being ended: an answer would have no reader. */
  readonly reading: AbortController
}

let life: { -readonly [Key in keyof SessionLife]: SessionLife[Key] } | null = null
let gate: { open(): void; opened: Promise<void> } | null = null
const changes = new Set<Promise<unknown>>()

/** Null for a guest. */
export const sessionLife = (): SessionLife | null => life

export function lifeBegins(): void {
  life ??= { end: null, reading: new AbortController() }
}

/** Who is signing out need not be told that the session was lost on the way. */
export function lifeEnds(end: SessionEnd): void {
  if (!life) return
  life.end = gate ? 'ended' : end
  life.reading.abort()
  life = null
}

/** What changes something, and a renewal: waited for at the end. */
export function awaitedAtEnd<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const settled = () => void changes.delete(answer)
  changes.add(answer)
  answer.then(settled, settled)
  return answer
}

/** From now on nothing is asked for the session; comes back when what changes something has been answered. */
export async function stopAsking(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  gate ??= { opened: promise, open: resolve }
  life?.reading.abort()
  await Promise.allSettled(changes)
}

/** The end is there, or it failed and the session goes on. */
export function askAgain(): void {
  if (life?.reading.signal.aborted) life.reading = new AbortController()
  gate?.open()
  gate = null
}

/** At once, but for a session that is being ended. */
export const untilAskedAgain = (): Promise<void> => gate?.opened ?? Promise.resolve()
