// Wire contract of the personal data export: one section for each kind of data in the catalogue of personal data.

import * as z from 'zod/mini'
import { noInput } from '../accepted.ts'
import { endpoint } from '../endpoint.ts'
import { type EntityOf, entity, field } from '../entity.ts'
import { isoDateTime, list, scalar, text } from '../shape.ts'

const dataField = entity('PersonalDataField', {
  code: field('cd', text, 'As it stands in the rows.'),
  name: field('nm', text, 'Its name, for people.'),
})

const dataPart = entity('PersonalDataPart', {
  code: field('cd', text, 'Which kind of data.'),
  name: field('nm', text, 'Its name, for people.'),
  purpose: field('why', text, 'What it is held for, and how long.'),
  fields: field('flds', list(dataField), 'What a row has.'),
  rows: field('rows', scalar(z.array(z.record(z.string(), z.unknown()))), 'The data, by readable names.'),
})

export const personalData = entity('PersonalData', {
  createdAt: field('crdt', isoDateTime, 'When this was put together.'),
  parts: field('parts', list(dataPart), 'One for each kind; a kind without data has no rows.'),
})
export type PersonalData = EntityOf<typeof personalData>

export const exportPersonalData = endpoint({
  name: 'exportPersonalData',
  method: 'POST',
  path: '/account/export',
  description: 'Everything the shop holds about the customer (Regulation 2016/679, articles 15 and 20).',
  input: noInput,
  output: personalData,
  refusals: [],
  access: 'fresh',
  isPublic: false,
})
