// Everything the demo shop sells, in one order that never changes.

import { children } from './books/children.ts'
import { english } from './books/english.ts'
import { greekPoetry } from './books/greek-poetry.ts'
import { greekProse } from './books/greek-prose.ts'
import { ideas } from './books/ideas.ts'
import { livingSchoolComics } from './books/living-school-comics.ts'
import { paperbacks } from './books/paperbacks.ts'
import { school } from './books/school.ts'
import { worldFiction } from './books/world-fiction.ts'
import type { DemoBook, DemoPerson, DemoThing } from './demo-types.ts'
import { peopleEnglish } from './people-english.ts'
import { peopleGreek } from './people-greek.ts'
import { peopleIdeasChildren } from './people-ideas-children.ts'
import { peopleWorld } from './people-world.ts'
import { things as otherGoods } from './things.ts'

export const allBooks: DemoBook[] = [
  ...greekProse,
  ...greekPoetry,
  ...worldFiction,
  ...ideas,
  ...livingSchoolComics,
  ...children,
  ...english,
  ...paperbacks,
  ...school,
]

export const allPeople: DemoPerson[] = [...peopleGreek, ...peopleWorld, ...peopleIdeasChildren, ...peopleEnglish]

export const things: DemoThing[] = otherGoods
