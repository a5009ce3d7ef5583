/** The checkbox that saves an address. */
export const saveFieldNames = { billing: 'saveAddress', delivery: 'saveDeliveryAddress' } as const
