import { LRUCache } from 'lru-cache';
import type { LoaderFunctionArgs } from 'react-router';
import { settingsOf } from '../../../../server/settings.ts';
import {
  loadSalonTypes,
  type PageReader,
  readPagePhotos,
  readPageSalon,
  readPicture,
} from '../../../data/salon-page.ts';
import { visitorOf } from '../../../lib/server-call.ts';
import { statusOf } from '../document/failure-page.tsx';
import { type DrawnPicture, drawSharePicture } from './draw-picture.ts';
import { type ShareFacts, shareFacts, shareVersion } from './share-facts.ts';

/** A picture is 30 to 150 kB. */
const drawn = new LRUCache<string, DrawnPicture>({
  maxSize: 24_000_000,
  sizeCalculation: ({ bytes }) => bytes.length,
});

const running = new Map<string, Promise<DrawnPicture>>();
/** A picture takes about 0.2 s of a processor; who shows links asks again. */
const maxRunning = 3;

const draw = async (reader: PageReader, facts: ShareFacts, version: string): Promise<DrawnPicture> => {
  try {
    const photo = facts.photoUrl === null ? null : await readPicture(reader, facts.photoUrl);
    const picture = await drawSharePicture(facts, photo);
    drawn.set(version, picture);
    return picture;
  } finally {
    running.delete(version);
  }
};

/** Null if too many are being drawn. */
const pictureOf = async (
  reader: PageReader,
  facts: ShareFacts,
  version: string,
): Promise<DrawnPicture | null> => {
  const known = drawn.get(version) ?? running.get(version);
  if (known) return known;
  if (running.size >= maxRunning) return null;
  const picture = draw(reader, facts, version);
  running.set(version, picture);
  return picture;
};

const failure = (status: 404 | 503): Response =>
  new Response(null, {
    status,
    headers: { 'Cache-Control': 'no-store', ...(status === 503 ? { 'Retry-After': '5' } : {}) },
  });

const pictureResponse = (request: Request, { type, bytes }: DrawnPicture, version: string): Response => {
  const isNamed = new URL(request.url).searchParams.get('v') === version;
  const etag = `"${version}"`;
  const headers = {
    'Content-Type': type,
    ETag: etag,
    // An address without the present version shows the present picture, and soon the next one.
    'Cache-Control': isNamed ? 'public, max-age=31536000, immutable' : 'public, max-age=60',
    // Messengers on the web show it on their own pages.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  const isKnown = request.headers.get('if-none-match')?.includes(etag) ?? false;
  return isKnown
    ? new Response(null, { status: 304, headers })
    : new Response(new Uint8Array(bytes), { headers });
};

/** What messengers and networks show of a link to the salon's page. */
export const loader = async ({ request, params }: LoaderFunctionArgs): Promise<Response> => {
  const reader = { apiUrl: settingsOf(process.env).apiUrl, visitor: visitorOf(request) };
  try {
    const [salon, types] = await Promise.all([
      readPageSalon(reader, params['path'] ?? ''),
      loadSalonTypes(reader),
    ]);
    const facts = shareFacts({ salon, photos: await readPagePhotos(reader, salon.code), types });
    const version = shareVersion(facts);
    const picture = await pictureOf(reader, facts, version);
    return picture ? pictureResponse(request, picture, version) : failure(503);
  } catch (error) {
    return failure(statusOf(error));
  }
};
