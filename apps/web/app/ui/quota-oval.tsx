import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { isNearlyFull, oval, ovalValue, surfacePath } from './quota-oval/level.ts';

const { width, height, stroke } = oval;
const box = `${-stroke} ${-stroke} ${width + 2 * stroke} ${height + 2 * stroke}`;
const ellipse = { cx: width / 2, cy: height / 2, rx: width / 2, ry: height / 2 };

const fills = { v1: 'fill-v1', v2: 'fill-v2', tight: 'fill-pending-solid' } as const;

type OvalProps = {
  readonly shown: number;
  readonly total: number;
  readonly tone: keyof typeof fills;
  readonly className?: string;
};

/** The level alone. Its number must stand beside it. */
export function QuotaOval({ shown, total, tone, className = 'h-24' }: OvalProps) {
  const clip = useId();
  return (
    <svg viewBox={box} aria-hidden="true" className={`w-auto flex-none ${className}`}>
      <clipPath id={clip}>
        <ellipse {...ellipse} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={width} height={height} className="fill-sunken" />
        <path d={surfacePath(shown, total)} className={fills[tone]} />
        <path
          d="M15 92 57 0h13L28 92zM33 92 75 0h4L37 92z"
          className="fill-white opacity-16 dark:opacity-10"
        />
      </g>
      <ellipse {...ellipse} fill="none" strokeWidth={stroke} className="stroke-line" />
    </svg>
  );
}

type Props = {
  readonly label: string;
  readonly used: number;
  readonly total: number;
  /** Whether the oval empties or fills as the quota is used. */
  readonly shows?: 'used' | 'left';
  readonly tone?: 'v1' | 'v2';
  readonly note?: ReactNode;
};

/** How far a quota is used: the number in words, the oval to see it. Amber, with a sign, from 90 %. */
export function Quota({ label, used, total, shows = 'used', tone = 'v1', note }: Props) {
  const tight = isNearlyFull(used, total);
  const shown = ovalValue(used, total, shows);
  return (
    <div className="flex items-center gap-4.5">
      <QuotaOval shown={shown} total={total} tone={tight ? 'tight' : tone} />
      <div className="min-w-0 flex-1">
        <div className="font-book text-muted">{label}</div>
        <div className="num font-semibold text-head-28 leading-8.5 tracking-l">
          {shown.toLocaleString('tr-TR')}
          <small className="font-normal text-muted text-title-s tracking-normal">
            {' / '}
            {total.toLocaleString('tr-TR')}
          </small>
        </div>
        {note && (
          <div
            className={`num mt-0.5 flex items-center gap-1.25 text-note-size leading-5 ${tight ? 'font-strong text-warning-ink' : 'text-muted'}`}
          >
            {tight && <TriangleAlert size={15} className="flex-none" />}
            {note}
          </div>
        )}
      </div>
    </div>
  );
}
