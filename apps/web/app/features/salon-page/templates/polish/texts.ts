import type { NailMotif } from '../../art/nails.tsx';
import type { SectionTitles } from '../shared/section-ids.ts';

type Lacquer = {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly ink: string;
  readonly motif?: NailMotif;
  readonly paint?: string;
};

/** Every color carries its ink with a contrast of at least 4.5. */
const lacquers: readonly Lacquer[] = [
  { id: 'cherry', name: 'Vişne', color: '#a80f3d', ink: '#ffffff' },
  { id: 'tangerine', name: 'Mandalina', color: '#ffab7a', ink: '#3b1200', motif: 'french', paint: '#e8501f' },
  { id: 'cobalt', name: 'Kobalt', color: '#2a43d8', ink: '#ffffff', motif: 'stars', paint: '#ffe14d' },
  { id: 'gum', name: 'Sakız', color: '#ffa9cf', ink: '#4a0630', motif: 'moon', paint: '#e4197c' },
  { id: 'grass', name: 'Çimen', color: '#0c6b48', ink: '#ffffff', motif: 'dots', paint: '#bff0a2' },
  { id: 'lilac', name: 'Leylak', color: '#c9b3ff', ink: '#26104f', motif: 'waves', paint: '#6a35d4' },
  { id: 'tar', name: 'Katran', color: '#1d1a24', ink: '#ffffff', motif: 'bands', paint: '#e9e4d6' },
];

export const polishTexts = {
  titles: {
    announcement: 'Duyuru',
    signature: 'Renkler',
    services: 'Hizmetler',
    team: 'Fırça kimde',
    photos: 'Son işler',
    reviews: 'Dediler ki',
    about: 'Hakkımızda',
    visit: 'Adres',
  } satisfies SectionTitles,
  slogan: 'Bir renk seçin, gerisi bizde.',
  servicesNote: 'Fırça izi uzadıkça iş uzar.',
  lacquers,
} as const;
