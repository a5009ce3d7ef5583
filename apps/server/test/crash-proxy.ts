// Stands between a server and a service that it uses, and reads what the server sends. At one moment it strikes: before the
// service gets what is sent, or when its answer is there and not yet passed on. Or it holds what has come to a moment there, until
// others have come to theirs. The server itself knows nothing of it.

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Moment {
  /** What is sent on one connection, in this order; the last is the moment. */
  sends: readonly RegExp[]
  when: 'before' | 'after'
}

export interface CrashProxy {
  port: number
  /** Once. Nothing passes any more until the next `reset`. */
  strikeAt(moment: Moment): void
  /** Each connection that comes to it stays there, also when others are then held at another. Gives how many have come. */
  holdAt(moment: Moment): () => number
  /** Ends what is held. */
  reset(): void
  close(): Promise<void>
}

/** How to tell what is sent, and when it is answered. */
export interface Protocol {
  openReader(): (bytes: Buffer) => string[]
  isAnswer(bytes: Buffer): boolean
}

export const textProtocol: Protocol = {
  openReader: () => (bytes) => [bytes.toString('latin1')],
  isAnswer: () => true,
}

const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5])

export const postgresProtocol: Protocol = {
  openReader: readStatements,
  isAnswer: (bytes) => bytes.subarray(-6, -1).equals(readyForQuery),
}

/** The text of each statement that is executed, also of one that was prepared before. */
function readStatements(): (bytes: Buffer) => string[] {
  const prepared = new Map<string, string>()
  let rest = Buffer.alloc(0)
  // the first message of a connection has no letter
  let head = 0
  return (bytes) => {
    const texts: string[] = []
    rest = Buffer.concat([rest, bytes])
    while (rest.length >= head + 4 && rest.length >= head + rest.readUInt32BE(head)) {
      const size = head + rest.readUInt32BE(head)
      const kind = head === 0 ? '' : rest.toString('latin1', 0, 1)
      const [first = '', second = ''] = rest.toString('utf8', head + 4, size).split('\0')
      if (kind === 'Q') texts.push(first)
      if (kind === 'P') prepared.set(first, second)
      if (kind === 'B') texts.push(prepared.get(second) ?? '')
      rest = rest.subarray(size)
      head = 1
    }
    return texts
  }
}

/** An address of the service, at the proxy. */
export function through(url: string, { port }: CrashProxy): string {
  const changed = new URL(url)
  changed.port = String(port)
  return changed.href
}

export async function openCrashProxy(target: URL, protocol: Protocol, strike: () => void): Promise<CrashProxy> {
  const sockets = new Set<Socket>()
  let awaited: Moment | null = null
  /** Where what comes to the moment is held. */
  let onHeld: (() => void) | null = null
  let hasStruck = false

  const strikeNow = (): void => {
    hasStruck = true
    strike()
    for (const socket of sockets) socket.destroy()
  }

  /** What is sent on a connection against the moment that is awaited. */
  function openWatch() {
    const read = protocol.openReader()
    let followed: Moment | null = null
    let seen = 0
    return {
      /** Whether the moment has come. */
      onSent(bytes: Buffer): boolean {
        for (const text of read(bytes)) {
          if (followed !== awaited) [followed, seen] = [awaited, 0]
          if (followed?.sends[seen]?.test(text)) seen += 1
        }
        return followed !== null && seen === followed.sends.length
      },
    }
  }

  function join(near: Socket): void {
    const far = connect(Number(target.port), target.hostname)
    const watch = openWatch()
    let isAsked = false
    let isHeld = false
    const stop = (): void => {
      isHeld = onHeld !== null
      if (onHeld) onHeld()
      else strikeNow()
    }
    near.on('data', (bytes) => {
      if (hasStruck || isHeld) return
      isAsked ||= watch.onSent(bytes)
      if (isAsked && awaited?.when === 'before') stop()
      else far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (hasStruck || isHeld) return
      if (isAsked && protocol.isAnswer(bytes)) stop()
      else near.write(bytes)
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    if (hasStruck) near.destroy()
  }

  const server = createServer(join).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    strikeAt(moment) {
      ;[awaited, onHeld] = [moment, null]
    },
    holdAt(moment) {
      let count = 0
      awaited = moment
      onHeld = () => {
        count += 1
      }
      return () => count
    },
    reset() {
      ;[awaited, onHeld] = [null, null]
      hasStruck = false
      for (const socket of sockets) socket.destroy()
    },
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
