// Brings a signed event to an endpoint of another system.

export interface WebhookRequest {
  url: string
  headers: Readonly<Record<string, string>>
  body: string
}

/** `status`: null when there was no answer, for the reason that `problem` names. */
export interface WebhookAnswer {
  status: number | null
  /** `http_503`, `timeout`; null when it was taken. */
  problem: string | null
  /** How long the endpoint asks to be left alone, in milliseconds. */
  retryAfterMs: number | null
}

/** Never rejects. */
export type WebhookSender = (request: WebhookRequest) => Promise<WebhookAnswer>
