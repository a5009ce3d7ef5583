import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { loadMessages, readMessages, useMessageFiles } from './loaded-messages.ts'

const home = { title: 'Books' }

/** Answers once `send` is called. */
function holdFetch() {
  let send = () => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  const fetchFile = vi.fn(async () => {
    await sent
    return Response.json({ home })
  })
  vi.stubGlobal('fetch', fetchFile)
  return { fetchFile, send }
}

function Title({ file }: { file: string }) {
  useMessageFiles([file])
  return <h1>{String(readMessages([file]).home?.title)}</h1>
}

it('a page waits for its messages, and asks for them once', async () => {
  const { fetchFile, send } = holdFetch()
  const screen = await render(
    <Suspense fallback={<p>Waiting</p>}>
      <Title file="/assets/en-a.json" />
      <Title file="/assets/en-a.json" />
    </Suspense>,
  )
  await expect.element(screen.getByText('Waiting')).toBeVisible()
  send()
  await expect.element(screen.getByRole('heading', { name: 'Books' }).first()).toBeVisible()
  expect(fetchFile).toHaveBeenCalledExactlyOnceWith('/assets/en-a.json')
})

it('what was loaded before hydration is there at once', async () => {
  const { send } = holdFetch()
  send()
  await loadMessages(['/assets/en-b.json'])
  expect(readMessages(['/assets/en-b.json'])).toEqual({ home })
})

it('a file that the server does not have is no messages', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await expect(loadMessages(['/assets/en-c.json'])).rejects.toThrow('/assets/en-c.json: 404')
})

it('a file that cannot be had at once is asked for again', async () => {
  const fetchFile = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Response.json({ home }))
  vi.stubGlobal('fetch', fetchFile)
  await loadMessages(['/assets/en-d.json'])
  expect(readMessages(['/assets/en-d.json'])).toEqual({ home })
  expect(fetchFile).toHaveBeenCalledTimes(2)
})
