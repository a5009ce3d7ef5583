// The page on which a user is chosen.

import { escapeHtml } from '../mail/escape-html.ts'

export interface Choice {
  label: string
  note: string
  href: string
}

/** `cancel`: the link for cancelling. */
export const choicePage = (provider: string, choices: readonly Choice[], cancel: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(provider)} (sandbox)</title>
<style>
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 28rem; margin: 3rem auto; padding: 0 1rem; color: #222 }
  ul { list-style: none; padding: 0 }
  li a { display: block; padding: .75rem 1rem; margin: .5rem 0; border: 1px solid #767676; border-radius: .5rem; color: inherit }
  small { display: block; color: #555 }
</style>
<main>
<h1>Sign in with ${escapeHtml(provider)}</h1>
<p>This is the sandbox: nobody here is real. Who are you?</p>
<ul>
${choices.map(({ label, note, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(label)}<small>${escapeHtml(note)}</small></a></li>`).join('\n')}
</ul>
<p><a href="${escapeHtml(cancel)}">Cancel</a></p>
</main>
</html>`

export const refusalPage = (provider: string, reason: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escapeHtml(provider)} (sandbox)</title>
<main><h1>Access blocked</h1><p>Error 400: ${escapeHtml(reason)}</p></main></html>`
