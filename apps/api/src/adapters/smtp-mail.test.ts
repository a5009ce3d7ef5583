import { createServer, type Server, type Socket } from 'node:net'
import { startSandbox } from '@stoa/sandbox/sandbox'
import { expect, test } from 'vitest'
import { type Mail, MailRefusedError } from '../ports/mail.ts'
import { smtpMail } from './smtp-mail.ts'

const mail: Mail = {
  id: 'test-1',
  to: 'reader@stoa.example',
  subject: 'Γεια',
  html: '<p>Γεια</p>',
  text: 'Γεια',
  language: 'el',
  attachments: [{ filename: 'oroi.txt', text: '\uFEFFΌροι\r\n' }],
}
const from = 'Στοά <shop@stoa.example>'

test('sends sender, language and the auto-generated header; the id becomes the Message-ID', async () => {
  const sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  const post = smtpMail({ url: sandbox.smtpUrl, from })
  await post.send(mail)
  const [received] = sandbox.mailbox.list()
  expect(received).toMatchObject({ messageId: '<test-1@stoa.example>', from: 'shop@stoa.example', subject: 'Γεια' })
  const headers = Object.fromEntries(received?.headers.map(({ name, value }) => [name, value]) ?? [])
  expect(headers).toMatchObject({ 'content-language': 'el', 'auto-submitted': 'auto-generated' })
  expect(received?.attachments).toEqual([{ filename: 'oroi.txt', type: 'text/plain', text: 'Όροι\r\n' }])
  post.close()
  await sandbox.stop()
})

test('an address stays one address, whatever is in it', async () => {
  const sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  const post = smtpMail({ url: sandbox.smtpUrl, from })
  const attempts = [
    'a@stoa.example\r\nBcc: b@stoa.example',
    'a@stoa.example, b@stoa.example',
    'a@stoa.example> <b@stoa.example',
  ]
  await Promise.allSettled(attempts.map((to) => post.send({ ...mail, to })))
  expect(sandbox.mailbox.list().filter(({ recipients }) => recipients.some((item) => item.startsWith('b@')))).toEqual(
    [],
  )
  expect(sandbox.mailbox.list().flatMap((item) => item.headers.filter(({ name }) => name === 'bcc'))).toEqual([])
  post.close()
  await sandbox.stop()
})

test('a recipient that the server does not know, or whom no server could be told, is refused for good', async () => {
  const sandbox = await startSandbox({ smtpPort: 0, httpPort: 0 })
  sandbox.mailbox.closeMailbox('gone@stoa.example')
  const post = smtpMail({ url: sandbox.smtpUrl, from })
  const refused = post.send({ ...mail, to: 'gone@stoa.example' })
  await expect(refused).rejects.toMatchObject({ command: 'RCPT TO', responseCode: 550 })
  await expect(refused).rejects.toBeInstanceOf(MailRefusedError)
  await expect(post.send({ ...mail, to: 'a<b@stoa.example' })).rejects.toBeInstanceOf(MailRefusedError)
  sandbox.mailbox.refuseNext(1)
  await expect(post.send(mail)).rejects.not.toBeInstanceOf(MailRefusedError)
  post.close()
  await sandbox.stop()
})

test.each([
  ['535 5.7.8 wrong password', '250 ok'],
  ['235 ok', '550 5.1.8 not your sender'],
])('a refusal of the shop itself is tried again: %s, %s', async (auth, sender) => {
  const server = createServer((socket) => {
    const answers: Record<string, string> = { EHLO: '250 AUTH PLAIN', AUTH: auth, MAIL: sender, RCPT: '250 ok' }
    socket.write('220 here\r\n')
    socket.on('data', (data) => socket.write(`${answers[String(data).slice(0, 4)] ?? '250 ok'}\r\n`))
    socket.on('error', () => {})
  })
  const port = await listenAnywhere(server)
  const post = smtpMail({ url: `smtp://user:password@127.0.0.1:${port}/?ignoreTLS=true`, from })
  const refused = post.send(mail)
  await expect(refused).rejects.toMatchObject({ responseCode: auth.startsWith('5') ? 535 : 550 })
  await expect(refused).rejects.not.toBeInstanceOf(MailRefusedError)
  post.close()
  server.close()
})

test('a server that does not respond is given up on within seconds', async () => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket))
  const port = await listenAnywhere(server)
  const post = smtpMail({ url: `smtp://127.0.0.1:${port}`, from })
  const startedAt = Date.now()
  await expect(post.send(mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect(Date.now() - startedAt).toBeLessThan(20_000)
  post.close()
  for (const socket of sockets) socket.destroy()
  server.close()
})

const listenAnywhere = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
