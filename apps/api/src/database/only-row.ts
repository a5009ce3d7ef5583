/** Of a select that always gives one row. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('a select of one row gave none')
  return row
}
