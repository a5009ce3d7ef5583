import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { handOffScript } from './hand-off-script.ts'

const bytes = new TextEncoder().encode('["</script><script>","Ζορμπάς & \u2028"]\n')
/** In chunks that part letters. */
const stream = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte))
      controller.close()
    },
  })

test('the router in the browser gets the stream as it was, and its end', async () => {
  const script = await handOffScript(stream())
  const taken: string[] = []
  const streamController = { enqueue: (text: string) => taken.push(text), close: () => taken.push('closed') }
  runInNewContext(script.slice('<script>'.length, -'</script>'.length), {
    window: { __reactRouterContext: { streamController } },
  })
  expect(taken).toEqual([new TextDecoder().decode(bytes), 'closed'])
})

test('nothing in it ends the script', async () => expect((await handOffScript(stream())).match(/<\//g)).toHaveLength(1))

test('a page without data has no script', async () => expect(await handOffScript(undefined)).toBe(''))
