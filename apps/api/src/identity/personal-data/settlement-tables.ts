// The personal data of what banks and payment providers say of payments, table by table.

import { columns, type PersonalTable } from './personal-table.ts'

export const settlementTables = {
  bankLines: {
    table: 'bank_line',
    owner: 'orderOf',
    columns: columns({
      exported: 'order_id booked_on cents currency text owed_cents repaid_at',
      inner: 'id identity imported_at state problem proposed_id closed_at closed_by reason',
    }),
    onDeletion: 'emptied',
    order: 'id',
  },
  settlements: {
    table: 'settlement_row',
    owner: 'orderOf',
    columns: columns({
      exported: 'order_id provider kind gross_cents currency settled_on',
      inner:
        'id identity reference transaction original fee_cents reason respond_by batch file line imported_at attempt_id refund_id checked_at matched',
    }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  settlementExceptions: {
    table: 'settlement_exception',
    owner: 'orderOf',
    columns: columns({
      exported: 'order_id provider kind opened_at closed_at',
      inner: 'id row_id attempt_id refund_id closed_by reason alert_id',
    }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  chargebacks: {
    table: 'chargeback',
    owner: 'orderOf',
    columns: columns({
      exported: 'order_id cents reason respond_by status opened_at ended_at',
      inner: 'id attempt_id row_id',
    }),
    onDeletion: 'unchanged',
    order: 'id',
  },
  staffAlerts: {
    table: 'staff_alert',
    owner: 'orderOf',
    columns: columns({
      exported: 'order_id kind provider cents currency raised_at',
      inner: 'id key reference last_day missed told_by',
    }),
    onDeletion: 'unchanged',
    order: 'id',
  },
} as const satisfies Record<string, PersonalTable>
