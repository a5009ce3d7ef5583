// The categories, pages and sections that a search may name, in memory. They follow the change log; where that is not
// followed, they are read for every search.

import type { Topic } from '@stoa/domain/search/topic-names'
import { agesIn } from '@stoa/domain/search/topic-names'
import { categoryTerm, TopicIndex } from '@stoa/domain/search/topics'
import type { Executor } from '../../database/transaction.ts'
import { type KeptInMemory, keepInMemory } from '../../kept-in-memory.ts'
import { sectionTopics } from './section-topics.ts'
import { listTopics, type TopicRows } from './topic.queries.ts'

export interface ShopTopic extends Topic {
  nameEl: string
  nameEn: string | null
  /** The last part of its page's address; of a section, its only part. */
  url: string
}

export type SearchTopics = KeptInMemory<void, TopicIndex<ShopTopic>>

const tags: ReadonlySet<string> = new Set(['categories', 'content'])

export const createTopics = (db: Executor): SearchTopics =>
  keepInMemory(tags, async () => new TopicIndex(topicsOf(await listTopics(db))))

const unique = (names: readonly (string | null)[]): string[] => [...new Set(names.filter((name) => name !== null))]

function topicsOf({ categories, pages }: TopicRows): ShopTopic[] {
  return [
    ...categories.map((row): ShopTopic => {
      const { id, name_el, name_en, url, synonyms, ancestors, age_from, age_to } = row
      const ages = age_from === null || age_to === null ? null : { from: age_from, to: age_to }
      return {
        ...{ kind: 'category', id, key: categoryTerm(id), url, synonyms, nameEl: name_el, nameEn: name_en },
        names: unique([name_el, name_en]),
        ancestors: ancestors.map(categoryTerm),
        ages: agesIn(name_el) ?? ages,
      }
    }),
    ...pages.map(
      ({ id, name_el, name_en, url, synonyms }): ShopTopic => ({
        ...{ kind: 'page', id, key: `page${id}`, url, synonyms, nameEl: name_el, nameEn: name_en },
        ...{ names: unique([name_el, name_en]), ancestors: [], ages: null },
      }),
    ),
    ...sectionTopics,
  ]
}
