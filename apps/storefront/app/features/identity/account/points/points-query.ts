// Which changes of the points a URL asks for. An invalid query asks for all of them.

import { pointsFilters } from '@stoa/contract/ordering/points'
import { readPage } from '../layout/read-page.ts'

export interface PointsQuery {
  filter: (typeof pointsFilters)[number]
  page: number
}

export function readPointsQuery(search: string): PointsQuery {
  const params = new URLSearchParams(search)
  return {
    filter: pointsFilters.find((candidate) => candidate === params.get('filter')) ?? 'all',
    page: readPage(params),
  }
}

export function pointsPath({ filter, page }: PointsQuery): string {
  const query = new URLSearchParams([
    ...(filter === 'all' ? [] : [['filter', filter]]),
    ...(page === 1 ? [] : [['page', String(page)]]),
  ]).toString()
  return query === '' ? '/profile/points' : `/profile/points?${query}`
}
