// The fields of BIBLIONET's get_title that are read, as strings.

import { z } from 'zod'

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim() || null)

/** An unknown value is left out, null, or an empty string. */
export const biblionetTitle = z.object({
  TitlesID: text,
  Title: text,
  Subtitle: text,
  AlternativeTitle: text,
  ParallelTitle: text,
  OriginalTitle: text,
  ISBN: text,
  ISBN_2: text,
  ISBN_3: text,
  Publisher: text,
  WriterName: text,
  TitleType: text,
  CurrentPublishDate: text,
  FirstPublishDate: text,
  FuturePublishDate: text,
  Cover: text,
  CoverImage: text,
  Dimensions: text,
  PageNo: text,
  Weight: text,
  Availability: text,
  Price: text,
  VAT: text,
  AgeFrom: text,
  Summary: text,
  Contains: text,
  Language: text,
  LanguageOriginal: text,
  LanguageTranslatedFrom: text,
  Category: text,
  Series: text,
  SeriesNo: text,
  SubSeries: text,
  SubSeriesNo: text,
  EditionNo: text,
  MultiVolumeTitle: text,
  VolumeNo: text,
  Comments: text,
})

/** An answer to get_company. */
export const biblionetCompany = z.object({ ComID: text, Title: text, Address: text, Email: text, Website: text })

export type BiblionetCompany = z.infer<typeof biblionetCompany>

export type BiblionetTitle = z.infer<typeof biblionetTitle>
