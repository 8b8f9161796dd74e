import { catalog, type SalonType } from '@ayna/contracts/catalog';
import { content } from '@ayna/contracts/content';
import type { InputOf, ResponseOf, Route } from '@ayna/contracts/core/contract';
import { employee } from '@ayna/contracts/employee';
import { file } from '@ayna/contracts/file';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import { systemClock } from '../lib/clock.ts';
import { type ApiServer, callFromServer, readBytesFromServer } from '../lib/server-call.ts';

// Reads of the web server, for pages that are rendered without the app's scripts.

export type PageReader = Pick<ApiServer, 'apiUrl' | 'visitor'>;

/** Longer than any of these reads takes, and shorter than a visitor waits. */
const timeoutMs = 5_000;

const read = <R extends Route>(reader: PageReader, route: R, input: InputOf<R>): Promise<ResponseOf<R>> =>
  callFromServer({ ...reader, timeoutMs }, route, input);

export const readPageSalon = (reader: PageReader, path: string) =>
  read(reader, salon.routes.page, { params: { path } });

/** The salon with a design that is not published yet. */
export const readPreviewSalon = (reader: PageReader, token: string) =>
  read(reader, salon.routes.previewPage, { params: { token } });

/** Everything on the page but the salon itself. */
export const readPageLists = async (reader: PageReader, salonCode: string) => {
  const params = { salonCode };
  const [services, employees, photos, shown] = await Promise.all([
    read(reader, service.routes.ofPage, { params }),
    read(reader, employee.routes.ofPage, { params }),
    readPagePhotos(reader, salonCode),
    read(reader, content.routes.ofPage, { params }),
  ]);
  return { services, employees, photos, content: shown };
};

export const readPagePhotos = (reader: PageReader, salonCode: string) =>
  read(reader, file.routes.photosOfPage, { params: { salonCode } });

/** The bytes of one of our own pictures. */
export const readPicture = (reader: PageReader, url: string): Promise<Uint8Array> =>
  readBytesFromServer({ ...reader, timeoutMs }, url);

/** What a customer chooses from when booking. */
export const readBookingLists = async (reader: PageReader, salonCode: string) => {
  const params = { salonCode };
  const [services, employees] = await Promise.all([
    read(reader, service.routes.ofPage, { params }),
    read(reader, employee.routes.ofPage, { params }),
  ]);
  return { services, employees };
};

type SalonTypes = ResponseOf<typeof catalog.routes.salonTypes>;

/** The catalog's names change with a release. */
const typesMs = 10 * 60_000;

let types: { readonly list: SalonTypes; readonly until: number } = { list: [], until: 0 };

/** The kinds of salon and the categories of services, as the catalog names them. */
export const loadSalonTypes = async (reader: PageReader): Promise<SalonTypes> => {
  if (types.until < systemClock.now())
    types = {
      list: await read(reader, catalog.routes.salonTypes, {}),
      until: systemClock.now() + typesMs,
    };
  return types.list;
};

/** With what a salon of this type usually starts. */
export const readStartingServices = (reader: PageReader, type: SalonType) =>
  read(reader, catalog.routes.startingServices, { query: { type } });

/** One piece of the sitemap. */
export const readPublishedSalons = (reader: PageReader, after?: string) =>
  read(reader, salon.routes.published, { query: after === undefined ? {} : { after } });
