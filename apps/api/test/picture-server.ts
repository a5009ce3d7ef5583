// A real server that pictures are fetched from.

import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PictureServer {
  /** Its address and port, `127.0.0.1:40001`. */
  host: string
  close(): Promise<void>
}

export async function openPictureServer(answer: RequestListener): Promise<PictureServer> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
