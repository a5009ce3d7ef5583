// How a buyer wants to hear how an order goes. The confirmation comes by e-mail in any case.

export const contactChannels = ['Email', 'Mobile'] as const
export type ContactChannel = (typeof contactChannels)[number]
