// Generates an ONIX 3.0 message of any length, like that of a large publisher or distributor: about five kilobytes per
// title, Greek texts, authors with several books, series, measures, prices and markets.

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { draw, person, prose, publisherName, subject, title, words } from './onix-words.ts'

const header = `<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">
  <Header>
    <Sender><SenderName>Bench</SenderName></Sender>
    <SentDateTime>20261101T0900Z</SentDateTime>
    <DefaultLanguageOfText>gre</DefaultLanguageOfText>
    <DefaultCurrencyCode>EUR</DefaultCurrencyCode>
  </Header>
`

/** 978-960: Greece. The check digit is valid; the books do not exist. */
function isbnOf(number: number): string {
  const digits = `978960${number.toString().padStart(6, '0')}`
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const titlesPerAuthor = 4
const publisherCount = 400

function contributor(sequence: number, role: string, number: number, life: string): string {
  const { given, surname } = person(number)
  return `      <Contributor>
        <SequenceNumber>${sequence}</SequenceNumber>
        <ContributorRole>${role}</ContributorRole>
        <PersonName>${given} ${surname}</PersonName>
        <PersonNameInverted>${surname}, ${given}</PersonNameInverted>
        <NamesBeforeKey>${given}</NamesBeforeKey>
        <KeyNames>${surname}</KeyNames>
${life === '' ? '' : `        <BiographicalNote textformat="06">${life}</BiographicalNote>\n`}      </Contributor>
`
}

const measure = (type: string, value: number, unit: string): string =>
  `      <Measure><MeasureType>${type}</MeasureType><Measurement>${value}</Measurement><MeasureUnitCode>${unit}</MeasureUnitCode></Measure>\n`

function descriptive(number: number, all: number): string {
  const authors = Math.max(1, Math.floor(all / titlesPerAuthor))
  const isTranslated = draw(number, 3) === 0
  const series = draw(number, 5) === 0 ? collection(number) : '      <NoCollection/>\n'
  return `    <DescriptiveDetail>
      <ProductComposition>00</ProductComposition>
      <ProductForm>${draw(number, 6) === 0 ? 'BB' : 'BC'}</ProductForm>
${measure('01', 180 + draw(number, 80), 'mm')}${measure('02', 120 + draw(number, 60), 'mm')}${measure('08', 150 + draw(number, 700), 'gr')}${series}      <TitleDetail>
        <TitleType>01</TitleType>
        <TitleElement>
          <TitleElementLevel>01</TitleElementLevel>
          <TitleText language="gre">${title(number)}</TitleText>
${draw(number, 4) === 0 ? `          <Subtitle>${words(number + 5, 5)}</Subtitle>\n` : ''}        </TitleElement>
      </TitleDetail>
${contributor(1, 'A01', draw(number, authors), draw(number, 4) === 0 ? prose(draw(number, authors), 3) : '')}${isTranslated ? contributor(2, 'B06', draw(number * 5, authors), '') : ''}      <Language><LanguageRole>01</LanguageRole><LanguageCode>gre</LanguageCode></Language>
${isTranslated ? '      <Language><LanguageRole>02</LanguageRole><LanguageCode>eng</LanguageCode></Language>\n' : ''}      <Extent><ExtentType>00</ExtentType><ExtentValue>${60 + draw(number, 700)}</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
      <Subject><MainSubject/><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectSchemeVersion>1.6</SubjectSchemeVersion><SubjectCode>${subject(number)}</SubjectCode></Subject>
      <Subject><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectSchemeVersion>1.6</SubjectSchemeVersion><SubjectCode>${subject(number * 3 + 1)}</SubjectCode></Subject>
      <Audience><AudienceCodeType>01</AudienceCodeType><AudienceCodeValue>01</AudienceCodeValue></Audience>
    </DescriptiveDetail>
`
}

const collection = (number: number): string => `      <Collection>
        <CollectionType>10</CollectionType>
        <CollectionSequence><CollectionSequenceType>02</CollectionSequenceType><CollectionSequenceNumber>${1 + draw(number, 20)}</CollectionSequenceNumber></CollectionSequence>
        <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>02</TitleElementLevel><TitleText>${title(draw(number, 900) + 500_000)}</TitleText></TitleElement></TitleDetail>
      </Collection>
`

const collateral = (number: number): string => `    <CollateralDetail>
      <TextContent><TextType>02</TextType><ContentAudience>00</ContentAudience><Text language="gre">${prose(number, 1)}</Text></TextContent>
      <TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text language="gre" textformat="05"><p>${prose(number + 1, 4)}</p><p>${prose(number + 2, 3)}</p></Text></TextContent>
      <SupportingResource><ResourceContentType>01</ResourceContentType><ContentAudience>00</ContentAudience><ResourceMode>03</ResourceMode><ResourceVersion><ResourceForm>02</ResourceForm><ResourceLink>https://covers.example/${number}.jpg</ResourceLink></ResourceVersion></SupportingResource>
    </CollateralDetail>
`

const publishing = (number: number): string => `    <PublishingDetail>
      <Publisher><PublishingRole>01</PublishingRole><PublisherName>${publisherName(draw(number, publisherCount))}</PublisherName></Publisher>
      <CountryOfPublication>GR</CountryOfPublication>
      <PublishingStatus>04</PublishingStatus>
      <PublishingDate><PublishingDateRole>01</PublishingDateRole><Date dateformat="00">${1995 + draw(number, 31)}${String(1 + draw(number + 1, 12)).padStart(2, '0')}${String(1 + draw(number + 2, 28)).padStart(2, '0')}</Date></PublishingDate>
    </PublishingDetail>
`

const supply = (number: number): string => `    <ProductSupply>
      <Market><Territory><CountriesIncluded>GR CY</CountriesIncluded></Territory></Market>
      <SupplyDetail>
        <Supplier><SupplierRole>01</SupplierRole><SupplierName>Bench</SupplierName></Supplier>
        <ProductAvailability>${draw(number, 9) === 0 ? '22' : '21'}</ProductAvailability>
        <Price><PriceType>04</PriceType><PriceAmount>${(5 + draw(number, 40)).toFixed(0)}.${draw(number, 9)}0</PriceAmount><Tax><TaxType>01</TaxType><TaxRateCode>R</TaxRateCode><TaxRatePercent>6</TaxRatePercent></Tax><CurrencyCode>EUR</CurrencyCode><Territory><CountriesIncluded>GR</CountriesIncluded></Territory></Price>
      </SupplyDetail>
    </ProductSupply>
`

/** `all`: number of records in the message; the number of authors follows from it. */
const onixProduct = (number: number, all: number): string => `  <Product>
    <RecordReference>bench.example.${number}</RecordReference>
    <NotificationType>03</NotificationType>
    <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbnOf(number)}</IDValue></ProductIdentifier>
    <ProductIdentifier><ProductIDType>03</ProductIDType><IDValue>${isbnOf(number)}</IDValue></ProductIdentifier>
${descriptive(number, all)}${collateral(number)}${publishing(number)}${supply(number)}  </Product>
`

/** At most a million records. */
export async function writeOnixFile(path: string, records: number): Promise<void> {
  const file = createWriteStream(path)
  file.write(header)
  for (let number = 0; number < records; number += 1) {
    if (!file.write(onixProduct(number, records))) await once(file, 'drain')
  }
  file.end('</ONIXMessage>\n')
  await once(file, 'finish')
}
