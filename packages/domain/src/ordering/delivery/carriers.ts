// Those who carry the shop's parcels, by the code that is stored with a shipment.

export const carrierCodes = ['box_now', 'clever_point', 'acs'] as const
export type CarrierCode = (typeof carrierCodes)[number]
