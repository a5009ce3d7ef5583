// Replaces the tariffs by those of a file, and completes the postal codes. A file of which a row is wrong changes nothing.

import { shippingCodesTo } from '@stoa/domain/ordering/delivery/shipping-kinds'
import { done, type Outcome, refused } from '@stoa/domain/outcome'
import type { Executor } from '../../database/transaction.ts'
import * as queries from './tariff-import.queries.ts'
import {
  isTableName,
  lineProblem,
  type Numbered,
  type RowOfTable,
  readTariffTable,
  type TableName,
  tariffTables,
  writeTariffTable,
} from './tariff-tables.ts'

export { isTableName, type TableName }

type Rows<Name extends TableName> = readonly Numbered<RowOfTable<Name>>[]
type Checked<Row> = Outcome<Row[], string[]>

/** How many rows it had, or what is wrong with them. */
export async function importTariffs(tx: Executor, name: TableName, file: string): Promise<Outcome<number, string[]>> {
  const known = await queries.getKnownPlaces(tx)
  switch (name) {
    case 'areas':
      return write(
        file,
        tariffTables.areas,
        (rows) => toAreas(rows, known),
        (rows) => queries.replaceAreas(tx, rows),
      )
    case 'bands':
      return write(
        file,
        tariffTables.bands,
        (rows) => toBands(rows, known),
        (rows) => queries.replaceBands(tx, rows),
      )
    case 'surcharges':
      return write(
        file,
        tariffTables.surcharges,
        (rows) => toSurcharges(rows, known),
        (rows) => queries.replaceSurcharges(tx, rows),
      )
    case 'postal-codes':
      return write(
        file,
        tariffTables[name],
        (rows) => toPostalCodes(rows, known),
        (rows) => queries.savePostalCodes(tx, rows),
      )
  }
}

export const exportTariffs = async (db: Executor, name: TableName): Promise<string> =>
  writeTariffTable(name, await queries.listTariffRows(db, name))

async function write<Value, Row>(
  file: string,
  shape: Parameters<typeof readTariffTable<Value>>[1],
  check: (rows: readonly Numbered<Value>[]) => Checked<Row>,
  save: (rows: readonly Row[]) => Promise<void>,
): Promise<Outcome<number, string[]>> {
  const read = readTariffTable(file, shape)
  if (!read.ok) return read
  const checked = check(read.value)
  if (!checked.ok) return checked
  await save(checked.value)
  return done(checked.value.length)
}

/** `toRow`: a text says what is wrong. `keyOf`: of which there may be one. */
function checkEach<Value, Row>(
  rows: readonly Numbered<Value>[],
  keyOf: (value: Value) => string,
  toRow: (value: Value) => Row | string,
): Checked<Row> {
  const problems: string[] = []
  const lines = new Map<string, number>()
  const values = rows.flatMap((row) => {
    const earlier = lines.get(keyOf(row.value))
    lines.set(keyOf(row.value), row.line)
    const value = earlier === undefined ? toRow(row.value) : `the same stands in line ${earlier}`
    if (typeof value !== 'string') return [value]
    problems.push(lineProblem(row, value))
    return []
  })
  return problems.length === 0 ? done(values) : refused(problems)
}

type Known = queries.KnownPlaces

function toAreas(rows: Rows<'areas'>, known: Known): Checked<queries.AreaRow> {
  const checked = checkEach(
    rows,
    ({ area, first_code }) => `${area} ${first_code}`,
    ({ area, country: iso, ...codes }) => {
      const country = known.countries.find((one) => one.iso === iso)
      if (!country) return `country: there is no “${iso}”`
      const other = known.areas.find(({ code }) => code === area)
      if (other && other.country_id !== country.id) return `area: “${area}” is in another country`
      const { first_code: first, last_code: last } = codes
      if (first.length !== country.digits || last.length !== country.digits)
        return `postal codes there have ${country.digits ?? 'not only'} digits`
      return first <= last
        ? { area_code: area, country_id: country.id, ...codes }
        : 'the last postal code is before the first'
    },
  )
  if (!checked.ok) return checked
  const missing = known.areas.filter(({ code, used }) => used && rows.every(({ value }) => value.area !== code))
  const problems = [
    ...rows.flatMap((row) => rows.flatMap((other) => overlapOf(row, other))),
    ...missing.map(({ code }) => `area “${code}” is missing, and bands or surcharges name it`),
  ]
  return problems.length === 0 ? checked : refused(problems)
}

function overlapOf(row: Rows<'areas'>[number], other: Rows<'areas'>[number]): string[] {
  const [one, two] = [row.value, other.value]
  if (other.line >= row.line || one.area !== two.area) return []
  if (one.country !== two.country) return [lineProblem(row, `“${one.area}” is in ${two.country} in line ${other.line}`)]
  const overlaps = one.first_code <= two.last_code && two.first_code <= one.last_code
  return overlaps ? [lineProblem(row, `postal codes of line ${other.line} are in it`)] : []
}

const toTheDoor = shippingCodesTo('address')

function toBands(rows: Rows<'bands'>, known: Known): Checked<queries.BandRow> {
  const groupOf = ({ shipping_type, country, area }: RowOfTable<'bands'>) => [shipping_type, country, area].join()
  const checked = checkEach(
    rows,
    (value) => `${groupOf(value)} ${value.up_to_grams}`,
    ({ shipping_type: code, country: iso, area, ...band }) => {
      const type = known.types.find((one) => one.code === code)
      if (!type) return `shipping_type: there is no “${code}”`
      const country = known.countries.find((one) => one.iso === iso)
      if (!country) return `country: there is no “${iso}”`
      if (!known.rates.some((rate) => rate.type_id === type.id && rate.country_id === country.id))
        return `“${code}” does not go to ${iso}`
      if (area !== null && !known.areas.some((one) => one.code === area && one.country_id === country.id))
        return `area: there is no “${area}” in ${iso}`
      if (area !== null && !toTheDoor.includes(code)) return `area: “${code}” does not go to an address`
      return { shipping_type_id: type.id, country_id: country.id, area_code: area, ...band }
    },
  )
  if (!checked.ok) return checked
  const groups = Map.groupBy(rows, ({ value }) => groupOf(value))
  const problems = [...groups.values()].flatMap(groupProblems)
  return problems.length === 0 ? checked : refused(problems)
}

/** Of one way to one place. */
function groupProblems(rows: Rows<'bands'>): string[] {
  const grams = ({ value }: Rows<'bands'>[number]) => value.up_to_grams ?? Number.POSITIVE_INFINITY
  const steps = rows.toSorted((a, b) => grams(a) - grams(b))
  const [first] = steps
  if (first && first.value.up_to_grams === null)
    return [lineProblem(first, 'there is no band below the further kilograms')]
  return steps.flatMap((row, index) => {
    const lighter = steps[index - 1]
    const falls = lighter && row.value.up_to_grams !== null && row.value.price_cents < lighter.value.price_cents
    return falls ? [lineProblem(row, `a lighter parcel costs more in line ${lighter.line}`)] : []
  })
}

const toSurcharges = (rows: Rows<'surcharges'>, known: Known): Checked<queries.SurchargeRow> =>
  checkEach(
    rows,
    ({ shipping_type, area }) => `${shipping_type} ${area}`,
    ({ shipping_type: code, area, ...surcharge }) => {
      const type = known.types.find((one) => one.code === code)
      if (!type) return `shipping_type: there is no “${code}”`
      if (!toTheDoor.includes(code)) return `shipping_type: “${code}” does not go to an address`
      if (!known.areas.some((one) => one.code === area)) return `area: there is no “${area}”`
      return { shipping_type_id: type.id, area_code: area, ...surcharge }
    },
  )

const toPostalCodes = (rows: Rows<'postal-codes'>, known: Known): Checked<queries.PostalCodeRow> =>
  checkEach(
    rows,
    ({ code }) => code,
    ({ region: name, ...postalCode }) => {
      const region = known.regions.find((one) => one.name === name)
      if (!region) return `region: there is no “${name}”`
      return postalCode.code.length === region.digits
        ? { region_id: region.id, ...postalCode }
        : `code: postal codes there have ${region.digits ?? 'not only'} digits`
    },
  )
