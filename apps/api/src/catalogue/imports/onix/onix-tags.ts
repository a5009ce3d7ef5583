// The elements of ONIX that are read, by their reference names. The short flavour uses codes instead, and composites in
// lower case. Everything else in a message is skipped.

const composites = [
  ...[
    'Header',
    'Sender',
    'Product',
    'ProductIdentifier',
    'DescriptiveDetail',
    'Measure',
    'Collection',
    'CollectionSequence',
  ],
  ...[
    'TitleDetail',
    'TitleElement',
    'Contributor',
    'AlternativeName',
    'Language',
    'Extent',
    'Subject',
    'AudienceRange',
  ],
  ...[
    'CollateralDetail',
    'TextContent',
    'SupportingResource',
    'ResourceVersion',
    'ResourceVersionFeature',
    'PublishingDetail',
    'Imprint',
    'Publisher',
    'PublishingDate',
    'RelatedMaterial',
  ],
  ...[
    'RelatedWork',
    'WorkIdentifier',
    'RelatedProduct',
    'ProductSupply',
    'Market',
    'Territory',
    'SupplyDetail',
    'SupplyDate',
  ],
  ...['UnpricedItem', 'Price', 'PriceDate', 'Tax', 'ProductFormFeature', 'ProductContact', 'SupplyContact'],
] as const

const dataElements: Record<string, string> = {
  x298: 'SenderName',
  x307: 'SentDateTime',
  m184: 'DefaultLanguageOfText',
  m186: 'DefaultCurrencyCode',
  a001: 'RecordReference',
  a002: 'NotificationType',
  b221: 'ProductIDType',
  b244: 'IDValue',
  x314: 'ProductComposition',
  b012: 'ProductForm',
  b333: 'ProductFormDetail',
  b334: 'ProductFormFeatureType',
  b335: 'ProductFormFeatureValue',
  b336: 'ProductFormFeatureDescription',
  x482: 'ProductContactRole',
  x484: 'ProductContactName',
  x537: 'SupplyContactRole',
  x539: 'SupplyContactName',
  j272: 'EmailAddress',
  j349: 'LocationName',
  b251: 'CountryCode',
  x315: 'MeasureType',
  c094: 'Measurement',
  c095: 'MeasureUnitCode',
  x329: 'CollectionType',
  x479: 'CollectionSequenceType',
  x481: 'CollectionSequenceNumber',
  b202: 'TitleType',
  x409: 'TitleElementLevel',
  x410: 'PartNumber',
  b203: 'TitleText',
  b030: 'TitlePrefix',
  b031: 'TitleWithoutPrefix',
  b029: 'Subtitle',
  b034: 'SequenceNumber',
  b035: 'ContributorRole',
  b036: 'PersonName',
  b037: 'PersonNameInverted',
  b039: 'NamesBeforeKey',
  b247: 'PrefixToKey',
  b040: 'KeyNames',
  b041: 'NamesAfterKey',
  b047: 'CorporateName',
  b044: 'BiographicalNote',
  b249: 'UnnamedPersons',
  b253: 'LanguageRole',
  b252: 'LanguageCode',
  b218: 'ExtentType',
  b219: 'ExtentValue',
  b220: 'ExtentUnit',
  x425: 'MainSubject',
  b067: 'SubjectSchemeIdentifier',
  b069: 'SubjectCode',
  b074: 'AudienceRangeQualifier',
  b075: 'AudienceRangePrecision',
  b076: 'AudienceRangeValue',
  x426: 'TextType',
  x427: 'ContentAudience',
  x436: 'ResourceContentType',
  x437: 'ResourceMode',
  x441: 'ResourceForm',
  x442: 'ResourceVersionFeatureType',
  x439: 'FeatureValue',
  x435: 'ResourceLink',
  d104: 'Text',
  b079: 'ImprintName',
  b291: 'PublishingRole',
  b081: 'PublisherName',
  b083: 'CountryOfPublication',
  b394: 'PublishingStatus',
  x448: 'PublishingDateRole',
  b306: 'Date',
  x449: 'CountriesIncluded',
  x450: 'RegionsIncluded',
  x451: 'CountriesExcluded',
  x452: 'RegionsExcluded',
  j396: 'ProductAvailability',
  x461: 'SupplyDateRole',
  j192: 'UnpricedItemType',
  x462: 'PriceType',
  j151: 'PriceAmount',
  j152: 'CurrencyCode',
  x476: 'PriceDateRole',
  x472: 'TaxRatePercent',
  x454: 'WorkRelationCode',
  b201: 'WorkIDType',
  x455: 'ProductRelationCode',
}

export interface OnixTag {
  /** In the reference flavour. */
  name: string
  /** Holds text, which may be marked up; the others hold elements. */
  isText: boolean
}

/** Read in the reference flavour only. */
const referenceOnly = ['StreetAddress', 'PostalCode']

const tags = new Map<string, OnixTag>([
  ...referenceOnly.map((name): [string, OnixTag] => [name, { name, isText: true }]),
  ...composites.flatMap((name): [string, OnixTag][] => [
    [name, { name, isText: false }],
    [name.toLowerCase(), { name, isText: false }],
  ]),
  ...Object.entries(dataElements).flatMap(([code, name]): [string, OnixTag][] => [
    [name, { name, isText: true }],
    [code, { name, isText: true }],
  ]),
])

/** Null for an element that is skipped. A namespace prefix makes no difference. */
export function findOnixTag(tagName: string): OnixTag | null {
  return tags.get(tagName) ?? (tagName.includes(':') ? findOnixTag(localName(tagName)) : null)
}

export const localName = (tagName: string): string => tagName.slice(tagName.indexOf(':') + 1)
