import { expect, test } from 'vitest';
import { detectPictureKind } from './picture-kind.ts';

const bytes = (text: string): Uint8Array => Buffer.from(text, 'latin1');

test.each([
  ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01', 'jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\r', 'png'],
  ['a WebP', 'RIFF\x24\0\0\0WEBPVP8 ', 'webp'],
  ['a GIF', 'GIF89a\x01\0\x01\0\0\0', null],
  ['an SVG', '<svg xmlns="h', null],
  ['a page', '<!doctype html>', null],
  ['a sound in the same container as a WebP', 'RIFF\x24\0\0\0WAVEfmt ', null],
  ['a HEIC', '\0\0\0\x18ftypheic\0\0', null],
  ['an archive', 'PK\x03\x04\0\0\0\0\0\0\0\0', null],
  ['the beginning of a PNG', '\x89PNG', null],
  ['nothing', '', null],
])('%s', (_, head, kind) => {
  expect(detectPictureKind(bytes(head))).toBe(kind);
});
