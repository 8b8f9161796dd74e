import type { DrawingName } from '../ui/pattern/drawings.ts';
import { Pattern } from '../ui/pattern/pattern.tsx';

type Art = { readonly drawing: DrawingName; readonly ground: string; readonly ink: string };

/** What each kind of salon looks like until it shows photographs of its own. */
export const salonArts = {
  HairSalon: { drawing: 'strands', ground: '#174238', ink: '#e2a06f' },
  BarberShop: { drawing: 'stripes', ground: '#1d3fae', ink: '#ff8f7d' },
  BeautySalon: { drawing: 'petals', ground: '#f4d8df', ink: '#8a2f52' },
  NailSalon: { drawing: 'tips', ground: '#ebe57a', ink: '#5b5609' },
  MakeupStudio: { drawing: 'sweeps', ground: '#f6cdb8', ink: '#a33d1a' },
  AestheticClinic: { drawing: 'contours', ground: '#cfe6e4', ink: '#0f5752' },
} as const satisfies Record<string, Art>;

export type SalonType = keyof typeof salonArts;

type Props = { readonly type: SalonType; readonly seed?: string; readonly className?: string };

export function SalonArt({ type, seed = type, className }: Props) {
  return <Pattern {...salonArts[type]} seed={seed} {...(className === undefined ? {} : { className })} />;
}
