import type { SalonType } from '../../parts/salon-art.tsx';
import { rhythmHours, rhythmOf } from './model/day-rhythm.ts';
import { texts } from './texts.ts';

const rowHeight = 33;

/** A day of three people as boxes, as wide as its place. */
export function DayPicture({ type }: { readonly type: SalonType }) {
  return (
    <>
      <svg
        viewBox="0 0 1000 96"
        preserveAspectRatio="none"
        role="img"
        aria-label={texts.rhythm(texts.trades[type].name)}
        className="mt-5.5 block h-24 w-full desk:mt-7.5"
      >
        {rhythmHours.map(({ clock, x }) => (
          <path
            key={clock}
            d={`M${x + 1} 0V96`}
            className="stroke-line dark:stroke-sir-800"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {rhythmOf(type).map(({ x, width, row, isFree }) => (
          <rect
            key={`${row} ${x}`}
            x={x}
            y={row * rowHeight + 1}
            width={width}
            height={28}
            rx={6}
            className={isFree ? 'trade-free' : 'trade-box'}
          />
        ))}
      </svg>
      <div aria-hidden="true" className="day-hours num mt-1 grid text-label-size/4.5 text-muted">
        {rhythmHours.map(({ clock }) => (
          <span key={clock}>{clock}</span>
        ))}
      </div>
    </>
  );
}
