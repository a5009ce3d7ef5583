/** The tick that asks for an address to be kept. */
export const saveNames = { billing: 'saveAddress', delivery: 'saveDeliveryAddress' } as const
