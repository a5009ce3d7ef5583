// The personal data of what goes with an order, its documents and its parcels, table by table.

import { columns, type PersonalTable } from './personal-table.ts'

export const dispatchTables = {
  documents: {
    table: 'document',
    owner: 'orderOf',
    columns: columns({
      exported:
        'order_id kind type series number issued_at issued_on uid scheme gross_cents net_cents vat_cents allowance_cents',
      inner: 'id issuer_id corrects_id',
    }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  documentVat: {
    table: 'document_vat',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id rate gross_cents net_cents vat_cents', inner: 'document_id' }),
    onDeletion: 'unchanged',
    order: 'document_id',
  },
  documentLines: {
    table: 'document_line',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id line quantity cents', inner: 'document_id' }),
    onDeletion: 'unchanged',
    order: 'document_id',
  },
  documentPayments: {
    table: 'document_payment',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id position kind cents transaction', inner: 'document_id' }),
    onDeletion: 'unchanged',
    order: 'document_id',
  },
  documentRecipients: {
    table: 'document_recipient',
    owner: 'orderOf',
    columns: columns({
      exported: 'order_id company_name profession vat_number tax_office country street city postal_code',
      inner: 'document_id',
    }),
    onDeletion: 'emptied',
    order: 'document_id',
  },
  documentHolds: {
    table: 'document_hold',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id reason since' }),
    onDeletion: 'unchanged',
    order: 'order_id',
  },
  documentTransmissions: {
    table: 'document_transmission',
    owner: 'orderOf',
    columns: columns({
      exported: 'order_id state mark authentication_code qr_url answered_at',
      inner: 'document_id attempts next_at problem',
    }),
    onDeletion: 'unchanged',
    order: 'document_id',
  },
  orderEvents: {
    table: 'order_event',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id sequence event_type data at', inner: 'id uid' }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  phoneMessages: {
    table: 'phone_message',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id kind state occasion_at asked_at settled_at', inner: 'id uid change_id' }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  webhookDeliveries: {
    table: 'webhook_delivery',
    owner: 'orderOf',
    columns: columns({
      exported: 'order_id sequence state settled_at',
      inner: 'endpoint_id event_id attempts next_at problem',
    }),
    onDeletion: 'unchanged',
    order: 'event_id',
  },
  shipments: {
    table: 'shipment',
    owner: 'orderOf',
    columns: columns({
      exported: 'order_id carrier reference state number pickup_day collect_cents asked_at settled_at',
      inner: 'id refusal pickup_list cancel_at cancel_attempts cancel_refusal last_return_id',
    }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  shipmentParcels: {
    table: 'shipment_parcel',
    owner: 'orderOf',
    columns: columns({
      exported: 'order_id position number state state_at',
      secret: 'pin',
      inner: 'id shipment_id track_at',
    }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  parcelEvents: {
    table: 'parcel_event',
    owner: 'orderOf',
    columns: columns({ exported: 'order_id name state at place received_at', inner: 'id parcel_id event_id' }),
    onDeletion: 'unchanged',
    order: 'id',
  },
} as const satisfies Record<string, PersonalTable>
