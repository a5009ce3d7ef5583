// The SQL of the table of VAT.

import type { VatRules } from '@stoa/domain/ordering/pricing/vat-place'
import type { DatedClass, DatedRate } from '@stoa/domain/ordering/pricing/vat-rates'
import { sql } from 'kysely'
import type { Executor } from '../../database/transaction.ts'

/** What the whole table is called until something of it changes, as a column. */
export const vatVersion = sql<string>`(select version from vat_state)`

interface VatTableRow {
  version: string
  oss_since: string | null
  rates: DatedRate[]
  classes: DatedClass[]
}

/** With its version. */
export async function getVatTable(db: Executor): Promise<{ version: string; rules: VatRules }> {
  const { rows } = await sql<VatTableRow>`
    select version, oss_since,
      (select json_agg(json_build_object('area', area, 'vatClass', vat_class, 'since', since, 'basisPoints', basis_points)) from vat_rate)
        as rates,
      coalesce((select json_agg(json_build_object('area', area, 'taxClass', tax_class, 'since', since, 'vatClass', vat_class))
        from vat_goods), '[]') as classes
    from vat_state`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the rates of VAT have no version')
  return { version: row.version, rules: { ossSince: row.oss_since, rates: row.rates, classes: row.classes } }
}
