/** The tick that asks for an address to be kept. */
export const saveFieldNames = { billing: 'saveAddress', delivery: 'saveDeliveryAddress' } as const
