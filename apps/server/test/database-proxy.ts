// A proxy between a server and its database that can simulate failures: down, or hanging.

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

export interface DatabaseProxy {
  /** The database's URL through the proxy. */
  url: string
  /** Drops all connections; new ones are refused. */
  close(): Promise<void>
  /** Resumes normal operation. */
  open(): Promise<void>
  /** Accepts everything and answers nothing. */
  hang(): void
  /** Resumes where it hung. */
  resume(): void
}

export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isHanging = false
  const join = (near: Socket): void => {
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      if (isHanging) from.pause()
    }
  }
  const listen = async (port: number): Promise<Server> => {
    const server = createServer(join).listen(port, '127.0.0.1')
    await once(server, 'listening')
    return server
  }
  let server = await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.port = String(port)
  return {
    url: url.href,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async open() {
      server = await listen(port)
    },
    hang() {
      isHanging = true
      for (const socket of sockets) socket.pause()
    },
    resume() {
      isHanging = false
      for (const socket of sockets) socket.resume()
    },
  }
}
