// What the sandbox's carriers have taken on, in memory.

export type StandInCarrier = 'boxnow' | 'cleverpoint' | 'acs'

export interface ParcelNote {
  name: string
  /** Milliseconds since 1970. */
  at: number
}

export interface StandInParcel {
  number: string
  notes: ParcelNote[]
}

export interface StandInShipment {
  carrier: StandInCarrier
  number: string
  reference: string
  recipient: string
  place: string
  /** To be collected, as it was sent. */
  collect: string
  parcels: StandInParcel[]
  isCancelled: boolean
  isPrinted: boolean
  /** The pickup list that it stands in. */
  list: string | null
}

export type NewShipment = Pick<StandInShipment, 'carrier' | 'reference' | 'recipient' | 'place' | 'collect'> & {
  parcels: number
}

/** Ten digits at BoxNow, ten that begin with a 7 at ACS. */
const firstNumbers: Readonly<Record<StandInCarrier, number>> = {
  boxnow: 9_219_709_200,
  cleverpoint: 5_000_000,
  acs: 7_227_891_200,
}

const firstNotes: Readonly<Record<StandInCarrier, string | null>> = {
  boxnow: 'new',
  cleverpoint: 'Shipment created',
  acs: null,
}

/** What may be reported next, in the order in which it usually happens. */
export const notesOf: Readonly<Record<StandInCarrier, readonly string[]>> = {
  boxnow:
    'accepted-to-locker in-depot final-destination delivered expired accepted-for-return returned canceled missing lost'.split(
      ' ',
    ),
  cleverpoint: ['In transit', 'At the point', 'Delivered to the recipient', 'Expired', 'Returned to the sender'],
  acs: ['ΑΝΑΧΩΡΗΣΗ ΑΘΗΝΑ', 'ΑΦΙΞΗ ΣΕ ΚΑΤΑΣΤΗΜΑ', 'ΚΑΤΑΝΟΜΗ ΣΕ COURIER', 'ΠΑΡΑΔΟΣΗ', 'ΕΠΙΣΤΡΟΦΗ'],
}

export interface StandInShipments {
  add(shipment: NewShipment): StandInShipment
  list(carrier?: StandInCarrier): StandInShipment[]
  find(carrier: StandInCarrier, matches: (shipment: StandInShipment) => boolean): StandInShipment | undefined
  /** Of the carrier's numbers, for pickup lists. */
  nextNumber(carrier: StandInCarrier): string
  note(parcel: StandInParcel, name: string): ParcelNote
}

export function createShipments(now: () => number): StandInShipments {
  const shipments: StandInShipment[] = []
  const counters = { ...firstNumbers }
  const nextNumber = (carrier: StandInCarrier): string => {
    counters[carrier] += 1
    return carrier === 'cleverpoint' ? `CP${counters[carrier]}` : String(counters[carrier])
  }
  const note = (parcel: StandInParcel, name: string): ParcelNote => {
    const added = { name, at: now() }
    parcel.notes.push(added)
    return added
  }
  return {
    add({ parcels: count, ...shipment }) {
      const first = firstNotes[shipment.carrier]
      const parcels = Array.from(
        { length: count },
        (): StandInParcel => ({ number: nextNumber(shipment.carrier), notes: [] }),
      )
      for (const parcel of parcels) if (first !== null) note(parcel, first)
      const number = shipment.carrier === 'boxnow' ? `BN${counters.boxnow}` : (parcels[0]?.number ?? '')
      const added = { ...shipment, number, parcels, isCancelled: false, isPrinted: false, list: null }
      shipments.push(added)
      return added
    },
    list: (carrier) => shipments.filter((shipment) => carrier === undefined || shipment.carrier === carrier),
    find: (carrier, matches) => shipments.find((shipment) => shipment.carrier === carrier && matches(shipment)),
    nextNumber,
    note,
  }
}
