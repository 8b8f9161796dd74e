import type { Album, Photo } from '../../../data/files.ts';
import { wordParam } from '../../../lib/use-url-state.ts';

export const albums = ['Salon', 'Work', 'Team'] as const satisfies readonly Album[];

export type Shown = Album | 'all';

/** As the address says them. */
const words: Readonly<Record<Shown, string>> = { all: '', Salon: 'salon', Work: 'isler', Team: 'ekip' };

export const albumParams = { shown: wordParam('album', words) };

export const inAlbum = (photos: readonly Photo[], shown: Shown): readonly Photo[] =>
  shown === 'all' ? photos : photos.filter(({ album }) => album === shown);
