// The e-mails are written in TSX, which Node does not run: here they come from the build. Tests pass the source
// instead.

import type { Emails } from '../../mails/emails.ts'

/** Throws at the start when nothing was built, rather than at the first e-mail. */
export async function loadEmails(): Promise<Emails> {
  const built = new URL('../../build/mails/emails.js', import.meta.url)
  const { emails }: { emails: Emails } = await import(built.href)
  return emails
}
