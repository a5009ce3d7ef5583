// nginx with its default configuration and one worker, serving files from disk: the baseline for cached pages.

import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@stoa/api/database/private-postgres'
import { startOwnProcess } from './own-process.ts'
import { waitForResponse } from './wait-until.ts'

export interface StaticFile {
  /** Its path, and its name on disk. */
  name: string
  body: Buffer
  headers: Record<string, string>
}

/** Response headers that nginx sets itself. */
const ownHeaders = new Set(['connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive', 'server'])

const quoted = (text: string): string => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

function locationOf(folder: string, { name, headers }: StaticFile): string {
  const added = Object.entries(headers)
    .filter(([header]) => !ownHeaders.has(header))
    .map(([header, value]) => `add_header ${header} ${quoted(value)};`)
  return `location = /${name} {
      alias ${join(folder, name)};
      types {}
      default_type ${quoted(headers['content-type'] ?? 'text/html')};
      ${added.join('\n      ')}
    }`
}

const configuration = (folder: string, port: number, files: readonly StaticFile[]): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    ${files.map((file) => locationOf(folder, file)).join('\n    ')}
  }
}
`

export async function withNginx<Value>(
  parent: string,
  files: readonly StaticFile[],
  work: (origin: string) => Promise<Value>,
): Promise<Value> {
  const folder = join(parent, 'nginx')
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o755)
  for (const { name, body } of files) writeFileSync(join(folder, name), body, { mode: 0o644 })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, port, files))
  const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
  const args = ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  const nginx = startOwnProcess('nginx', args, { env, logFile: join(folder, 'output.log') })
  try {
    await waitForResponse(`${origin}/${files[0]?.name}`, 5000, nginx)
    return await work(origin)
  } finally {
    await nginx.stop()
  }
}
