// The address of the front cover (ONIX lists 158 to 162): a picture for readers that may be downloaded, the largest one.

import { coverAddress } from '../cover-address.ts'
import { childrenOf, type OnixNode, textOf, textsOf } from './onix-node.ts'

const frontCover = '01'
const image = '03'
/** Embeddable resources are pages, not pictures. */
const fetchable = new Set(['01', '02'])
const publicAudiences = new Set(['00', '03'])
const [heightFeature, widthFeature] = ['02', '03']

export function readCoverUrl(collateral: OnixNode | null): string | null {
  const versions = childrenOf(collateral, 'SupportingResource')
    .filter(isPublicFront)
    .flatMap((resource) => childrenOf(resource, 'ResourceVersion'))
    .filter((version) => fetchable.has(textOf(version, 'ResourceForm') ?? ''))
    .flatMap((version) => {
      const address = coverAddress(textOf(version, 'ResourceLink'))
      return address === null
        ? []
        : [{ address, pixels: pixelsOf(version), isDownload: textOf(version, 'ResourceForm') === '02' }]
    })
  // sorting keeps the order of equals: the sender's first
  return (
    versions.toSorted((a, b) => b.pixels - a.pixels || Number(b.isDownload) - Number(a.isDownload))[0]?.address ?? null
  )
}

function isPublicFront(resource: OnixNode): boolean {
  const audiences = textsOf(resource, 'ContentAudience')
  return (
    textOf(resource, 'ResourceContentType') === frontCover &&
    textOf(resource, 'ResourceMode') === image &&
    (audiences.length === 0 || audiences.some((audience) => publicAudiences.has(audience)))
  )
}

/** Of its longer side; 0 when the sender does not say. */
function pixelsOf(version: OnixNode): number {
  const sizes = childrenOf(version, 'ResourceVersionFeature')
    .filter((feature) => [heightFeature, widthFeature].includes(textOf(feature, 'ResourceVersionFeatureType') ?? ''))
    .map((feature) => Number(textOf(feature, 'FeatureValue')))
  return Math.max(0, ...sizes.filter(Number.isFinite))
}
