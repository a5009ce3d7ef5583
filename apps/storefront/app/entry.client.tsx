import { addItalic } from '@stoa/ui/add-italic'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages } from './i18n/loaded-messages.ts'

/** The page's end names its messages. */
const parsed = new Promise<unknown>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve, { once: true })
  else resolve(null)
})

async function hydrate(): Promise<void> {
  await parsed
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="fetch"]')
  await loadMessages([...preloads].map(({ href }) => new URL(href).pathname))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
  addItalic()
}

void hydrate()
