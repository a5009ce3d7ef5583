import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Sandbox, startSandbox } from './sandbox.ts'

let sandbox: Sandbox

beforeEach(async () => {
  sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
})
afterEach(() => sandbox.stop())

const read = async (path: string) => (await fetch(`${sandbox.origin}${path}`)).json()

async function post(subject: string, html = '<p>Γεια</p>'): Promise<void> {
  const mail = { from: 'shop@stoa.example', to: 'reader@stoa.example', subject, text: 'Γεια', html }
  await createTransport({ url: sandbox.smtpUrl }).sendMail(mail)
}

test('an accepted mail can be read as JSON, as a page and as bare HTML', async () => {
  await post('Παραγγελία')
  const [summary] = await read('/mails.json')
  const mail = await read(`/mails/${summary.id}.json`)
  expect(mail).toMatchObject({
    subject: 'Παραγγελία',
    to: ['reader@stoa.example'],
    recipients: ['reader@stoa.example'],
  })
  expect(mail.text.trim()).toBe('Γεια')
  const bare = await fetch(`${sandbox.origin}/mails/${summary.id}.html`)
  expect(bare.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/)
  expect(await bare.text()).toContain('<p>Γεια</p>')
  expect(await (await fetch(`${sandbox.origin}/mails/${summary.id}`)).text()).toContain('<iframe sandbox')
})

test('attached texts are shown as text', async () => {
  const attachments = [{ filename: 'oroi.txt', content: 'Όροι <b>1</b>' }]
  const mail = { from: 'shop@stoa.example', to: 'reader@stoa.example', subject: 'Όροι', text: 'Γεια', attachments }
  await createTransport({ url: sandbox.smtpUrl }).sendMail(mail)
  const page = await (await fetch(`${sandbox.origin}/mails/${sandbox.mailbox.list()[0]?.id}`)).text()
  expect(page).toContain('oroi.txt')
  expect(page).toContain('Όροι &lt;b&gt;1&lt;/b&gt;')
})

test('a refused mail is not stored, and the next attempt is accepted', async () => {
  sandbox.mailbox.refuseNext(1)
  await expect(post('one')).rejects.toMatchObject({ responseCode: 451 })
  expect(sandbox.mailbox.list()).toEqual([])
  await post('two')
  expect(sandbox.mailbox.list().map((mail) => mail.subject)).toEqual(['two'])
})

test('the content of a mail stays text on the pages', async () => {
  await post('<script>alert(1)</script>')
  const [mail] = sandbox.mailbox.list()
  for (const path of ['/', `/mails/${mail?.id}`]) {
    const html = await (await fetch(`${sandbox.origin}${path}`)).text()
    expect(html).toContain('&lt;script&gt;alert(1)')
    expect(html).not.toContain('<script>')
  }
})

test('only the last 200 mails are stored, newest first', async () => {
  for (let count = 1; count <= 203; count += 1) await sandbox.mailbox.add(Buffer.from(`Subject: ${count}\r\n\r\n`), [])
  const subjects = sandbox.mailbox.list().map((mail) => mail.subject)
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([200, '203', '4'])
})

test('all mails are deleted by a form', async () => {
  await post('one')
  const body = new URLSearchParams()
  const answer = await fetch(`${sandbox.origin}/mails/delete`, { method: 'POST', body, redirect: 'manual' })
  expect([answer.status, await read('/mails.json')]).toEqual([303, []])
})

test('an unknown mail is a 404', async () => {
  expect((await fetch(`${sandbox.origin}/mails/7.json`)).status).toBe(404)
})

test('it does not start in production', async () => {
  vi.stubEnv('SHOP_MODE', 'production')
  await expect(startSandbox({ smtpPort: 0, httpPort: 0 })).rejects.toThrow('production')
  vi.unstubAllEnvs()
})
