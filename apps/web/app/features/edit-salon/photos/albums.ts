import type { Album, Photo } from '../../../data/files.ts';

export const albums = ['Salon', 'Work', 'Team'] as const satisfies readonly Album[];

export type Shown = Album | 'all';

/** As the address says them. */
const words: Readonly<Record<Shown, string>> = { all: '', Salon: 'salon', Work: 'isler', Team: 'ekip' };

export const albumParam = 'album';

export const albumWord = (shown: Shown): string => words[shown];

export const albumFrom = (word: string | null): Shown =>
  albums.find((album) => words[album] === word) ?? 'all';

export const inAlbum = (photos: readonly Photo[], shown: Shown): readonly Photo[] =>
  shown === 'all' ? photos : photos.filter(({ album }) => album === shown);
