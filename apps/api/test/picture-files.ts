// Files that might be uploaded as a profile picture.

import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const solidImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 30, b: 30 } } })

export const jpeg = (width = 640, height = 480): Promise<Buffer> => solidImage(width, height).jpeg().toBuffer()
export const png = (): Promise<Buffer> => solidImage(300, 200).png().toBuffer()
export const webp = (): Promise<Buffer> => solidImage(300, 200).webp().toBuffer()
export const avif = (): Promise<Buffer> => solidImage(300, 200).avif({ effort: 0 }).toBuffer()
/** Of twenty megapixels: a few kilobytes that take hundreds of megabytes to decode. */
export const vastAvif = (): Promise<Buffer> =>
  solidImage(5000, 4000).avif({ effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()
export const gif = (): Promise<Buffer> => solidImage(30, 20).gif().toBuffer()

/** Red on the left and blue on the right, as a phone on its side would write it: upright, red is on top. */
export async function rotatedPhotograph(): Promise<Buffer> {
  const left = { input: await solidImage(100, 100).png().toBuffer(), left: 0, top: 0 }
  const blue = sharp({ create: { width: 200, height: 100, channels: 3, background: { r: 20, g: 20, b: 220 } } })
  const place = {
    GPSLatitudeRef: 'N',
    GPSLatitude: '37/1 58/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '23/1 43/1 0/1',
  }
  const exif = { IFD0: { Make: 'Secret Camera' }, IFD3: place }
  return blue.composite([left]).withExif(exif).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer()
}

/** A real picture with other data before, within and after its pixels. */
export async function polyglot(): Promise<Buffer> {
  const picture = await jpeg()
  const script = Buffer.from('<html><script>alert(document.domain)</script><?php echo 1 ?>')
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script])
  const archive = Buffer.from('PK\u0003\u0004<script>alert(2)</script>PK\u0005\u0006')
  return Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2), script, archive])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Black, one bit for each pixel: kilobytes that decode to gigabytes. */
export function blackPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height)
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Declares a size of 65,535 pixels square. */
export function vastGif(): Buffer {
  const header = Buffer.from('GIF89a\xff\xff\xff\xff\x00\x00\x00', 'latin1')
  return Buffer.concat([header, Buffer.alloc(1000, 0x2c)])
}

export const svg = Buffer.from(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>
<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><text>&x;</text></svg>`)
