// Sends a short message to a phone, by Viber where it has it and by SMS otherwise.

export interface PhoneMessage {
  /** Ours, which comes back with the receipt. */
  uid: string
  /** `+306912345678` */
  to: string
  text: string
}

/** Only of `accepted` is it certain that the service will send it; of `unknown` it may have been sent. Never rejects. */
export type PhoneMessageResult = 'accepted' | 'refused' | 'unknown'

export interface PhoneReceipt {
  uid: string
  result: 'delivered' | 'failed'
}

export interface PhoneMessages {
  send(message: PhoneMessage): Promise<PhoneMessageResult>
  /** What the service reports; null for what is no end of a message. */
  readReceipt(query: URLSearchParams): PhoneReceipt | null
}
