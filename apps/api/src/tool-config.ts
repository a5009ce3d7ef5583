// The configuration of the tools that move orders.

import { z } from 'zod'
import type { ToolKey } from './http/tool-keys.ts'
import { isNetwork } from './http/trust-proxy.ts'

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)

/** One to use and one to change to. */
const maxKeys = 2

const keyPattern = /^([a-z][a-z\d_-]{0,29})=([\w-]{32,128})$/

const toolKeys = z.string().transform((text, context): ToolKey[] => {
  const keys = listOf(text).flatMap((entry) => {
    const [, tool, key] = keyPattern.exec(entry) ?? []
    return tool && key ? [{ tool, key }] : []
  })
  if (keys.length < listOf(text).length)
    context.addIssue({ code: 'custom', message: 'tool=key, the key of 32 to 128 letters, digits, - and _' })
  const counts = Object.values(Object.groupBy(keys, ({ tool }) => tool)).map((ofTool) => ofTool?.length ?? 0)
  if (counts.some((count) => count > maxKeys))
    context.addIssue({ code: 'custom', message: 'a tool has two keys at most' })
  return keys
})

const networks = z
  .string()
  .transform(listOf)
  .refine((entries) => entries.every(isNetwork), 'addresses or networks, 10.0.0.0/8,192.0.2.7')

export const toolSettings = {
  /** Keys of the tools that move orders: `softone=KEY,softone=NEW_KEY`. Without any, orders are moved by no tool. */
  ORDER_TOOL_KEYS: toolKeys.default([]),
  /** Where tools call from. Without any, they may call from anywhere. */
  ORDER_TOOL_NETWORKS: networks.default([]),
}
