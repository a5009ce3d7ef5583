// The shop behind nginx, with the configuration that is delivered.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@stoa/api/database/private-postgres'
import { hasProgram } from '@stoa/api/test/debian-program'
import { openTestDatabase, type TestDatabase } from '@stoa/api/test/test-database'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type ServerProcess, startServer } from './server-process.ts'

const canRun = hasProgram('nginx')
if (!canRun) process.stdout.write('nginx cannot be had on this machine: its test is left out.\n')

const delivered = new URL('../../../deploy/nginx.conf', import.meta.url)

interface Answer {
  status: number
  body: string
}

describe.skipIf(!canRun)('behind nginx', () => {
  let database: TestDatabase
  let shop: ServerProcess
  let nginx: ChildProcess
  let port: number
  const folder = mkdtempSync(join(tmpdir(), 'stoa-nginx-'))
  const file = (name: string): string => join(folder, name)

  function configuration(shopPort: string): string {
    const site = readFileSync(delivered, 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port + 1};`)
      .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
      .replaceAll(/127\.0\.0\.1:(?:3000|6081)/g, `127.0.0.1:${shopPort}`)
      .replace('/var/cache/nginx/stoa', file('cache'))
      .replace('/etc/ssl/stoa/fullchain.pem', file('chain.pem'))
      .replace('/etc/ssl/stoa/privkey.pem', file('key.pem'))
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${file(name)};`)
    const events = 'events { worker_connections 256; }'
    const main = `daemon off; pid ${file('nginx.pid')}; error_log ${file('error.log')}; ${events}`
    return `${main}\nhttp { access_log off; ${paths.join(' ')}\n${site} }`
  }
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, method, headers: { host: 'shop.example', ...headers } }
      const sent = request({ ...options, rejectUnauthorized: false }, (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (text: string) => {
          body += text
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
      })
      sent.on('error', reject).end()
    })

  beforeAll(async () => {
    chmodSync(folder, 0o755)
    mkdirSync(file('cache'))
    database = await openTestDatabase(2)
    port = await freePort()
    const settings = { DATABASE_URL: database.url, SANDBOX: 'false', LIMITS: 'page.ip=3/hour' }
    const proxied = { TRUST_PROXY: '127.0.0.1', PUBLIC_ORIGIN: 'https://shop.example' }
    shop = await startServer({ ...settings, ...proxied, PORT: String(await freePort()) }, ['--role', 'web'])
    const pair = ['-keyout', file('key.pem'), '-out', file('chain.pem')]
    const subject = ['-subj', '/CN=shop.example', '-days', '2']
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...pair, ...subject], { stdio: 'ignore' })
    writeFileSync(file('nginx.conf'), configuration(shop.origin.split(':').at(-1) ?? ''))
    const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
    const args = ['-c', file('nginx.conf'), '-e', file('error.log')]
    execFileSync('nginx', ['-t', ...args], { env, stdio: 'ignore' })
    nginx = spawn('nginx', args, { env, stdio: 'ignore' })
    const answers = () =>
      get('/robots.txt').then(
        ({ status }) => status,
        () => 0,
      )
    await vi.waitFor(async () => expect(await answers()).toBe(200), { timeout: 30_000 })
  })
  afterAll(async () => {
    const ended = once(nginx, 'exit')
    nginx.kill('SIGTERM')
    await ended
    await shop.end('SIGTERM')
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  test('pages, files and calls are served', async () => {
    const { status, body } = await get('/')
    expect([status, body.includes('<link rel="canonical" href="https://shop.example')]).toEqual([200, true])
    const asset = /\/assets\/[\w./-]+\.js/.exec(body)?.[0] ?? ''
    expect((await get(asset)).status).toBe(200)
    expect((await get('/api/el/categories/getByParentCategoryId')).status).toBe(200)
    for (const path of ['/metrics', '/readyz']) expect((await get(path)).status).toBe(404)
  })

  test('nobody outside has Varnish drop pages', async () => {
    expect((await get('/', { 'surrogate-key-pattern': '.' }, 'BAN')).status).toBe(405)
  })

  test('a caller is counted by its own address, whatever it claims', async () => {
    const statuses: number[] = []
    for (const page of ['/cart', '/en', '/en/cart', '/login', '/en/login']) {
      statuses.push((await get(page, { 'x-forwarded-for': `192.0.2.${statuses.length}` })).status)
    }
    expect(statuses.slice(-2)).toEqual([429, 429])
  })
})
