// The configuration of what other systems are told of, and the sender made from it.

import { z } from 'zod'
import { type WebhookReach, webhookHttp } from './adapters/webhook-http.ts'
import type { WebhookSender } from './ports/webhook-sender.ts'

export const webhookSettings = {
  /** Hosts of endpoints that may be called although they stand inside: `erp.internal:8443`, separated by commas. */
  WEBHOOK_ALLOW: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((host) => host.trim().toLowerCase())
        .filter(Boolean),
    ),
}

const settings = z.object(webhookSettings)

export type WebhookConfig = z.infer<typeof settings> & { SHOP_MODE: 'production' | 'demo' }

export const webhookReach = ({ WEBHOOK_ALLOW, SHOP_MODE }: WebhookConfig): WebhookReach => ({
  allowedHosts: WEBHOOK_ALLOW,
  allowsLoopback: SHOP_MODE !== 'production',
})

export const createWebhookSender = (config: WebhookConfig): WebhookSender => webhookHttp(webhookReach(config))
