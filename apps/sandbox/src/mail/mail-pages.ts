// The pages and endpoints that show the sandbox's mails to people and tests.

import type { FastifyInstance, FastifyReply } from 'fastify'
import { mailListPage, mailPage } from './mail-views.ts'
import type { Mailbox, ReceivedMail } from './mailbox.ts'

/** Nothing in a mail may run scripts or load anything but styles, and pictures that are inlined or of a shop on this machine. */
const mailPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http://localhost:* http://127.0.0.1:*"
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'"

interface ById {
  Params: { id: string }
}

export function registerMailPages(app: FastifyInstance, mailbox: Mailbox): void {
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
  })
  const sendHtml = (reply: FastifyReply, html: string, policy: string) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
  const mailOr404 = (id: string, reply: FastifyReply, show: (mail: ReceivedMail) => FastifyReply) => {
    const mail = mailbox.find(Number(id))
    return mail ? show(mail) : reply.code(404).type('text/plain').send('There is no such mail.')
  }

  app.get('/', (_, reply) => sendHtml(reply, mailListPage(mailbox.list()), pagePolicy))
  app.get('/mails.json', (_, reply) => reply.send(mailbox.list()))
  app.get<ById>('/mails/:id(^\\d+)', ({ params }, reply) =>
    mailOr404(params.id, reply, (mail) => sendHtml(reply, mailPage(mail), pagePolicy)),
  )
  app.get<ById>('/mails/:id(^\\d+).json', ({ params }, reply) =>
    mailOr404(params.id, reply, (mail) => reply.send(mail)),
  )
  app.get<ById>('/mails/:id(^\\d+).html', ({ params }, reply) =>
    mailOr404(params.id, reply, (mail) => sendHtml(reply, mail.html, mailPolicy)),
  )
  app.post('/mails/delete', (_, reply) => {
    mailbox.clear()
    return reply.redirect('/', 303)
  })
  // Keeps the content type of a form without fields.
  app.addContentTypeParser('application/x-www-form-urlencoded', (_, payload, done) => {
    payload.resume()
    done(null)
  })
}
