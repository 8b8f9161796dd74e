import type { Service } from '../../data/services.ts';
import { texts } from './texts.ts';

type Piece = { readonly name: string; readonly minutes: number; readonly look: string };

const worked = 'bg-v2';
const waited = 'opacity-75 shadow-[inset_0_0_0_1.5px_var(--v2)]';

const piecesOf = ({ duration, phases }: Pick<Service, 'duration' | 'phases'>): readonly Piece[] => {
  if (!phases) return [{ name: 'whole', minutes: duration, look: worked }];
  const pieces: Piece[] = [
    { name: 'work', minutes: phases.work, look: worked },
    { name: 'wait', minutes: phases.wait, look: waited },
    { name: 'finish', minutes: phases.finish, look: worked },
  ];
  return pieces.filter(({ minutes }) => minutes > 0);
};

/** Three hours are as long as a bar gets; what takes longer is cut to that. */
const longest = { minutes: 180, pixels: 101 } as const;

const widthOf = (duration: number): number =>
  Math.max(6, Math.round((Math.min(duration, longest.minutes) / longest.minutes) * longest.pixels));

/** How long it takes, and what of that is waiting. Its widths are set by script, as the policy allows. */
export function DurationBar({ service }: { readonly service: Pick<Service, 'duration' | 'phases'> }) {
  const { duration, phases } = service;
  const label = phases && texts.phases(phases.work, phases.wait, phases.finish);
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className="flex h-2 gap-0.5"
      style={{ width: widthOf(duration) }}
    >
      {piecesOf(service).map(({ name, minutes, look }) => (
        <span key={name} className={`basis-0 rounded-[3px] ${look}`} style={{ flexGrow: minutes }} />
      ))}
    </span>
  );
}
