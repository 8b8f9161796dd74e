import { Check, Copy, X } from 'lucide-react';
import { useId } from 'react';
import { epochMs } from '../../lib/clock.ts';
import { timeOrMoment } from '../../parts/moment-text.ts';
import { salonPagePath } from '../../parts/salon-page-url.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { oval, surfacePath } from '../../ui/quota-oval/level.ts';
import { type Facts, rowWords } from './first-day-rows.ts';
import { type FirstDayPoint, firstDayPoints } from './model/first-day.ts';
import { texts } from './texts.ts';
import type { ShownFirstDay } from './use-first-day.ts';
import { useShare } from './use-share.ts';

const words = texts.firstDay;

/** What a new salon still needs, ticked by what is there; the next point has the one action. */
export function FirstDayBox({ done, times, next, facts, close }: ShownFirstDay) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mb-3.5 grid grid-cols-lead-75 overflow-hidden rounded-xl shadow-outline max-tablet:grid-cols-1 dark:bg-raised"
    >
      {/* Its ground is dark in both themes, and so the focus ring is light. */}
      <div className="glint flex flex-col items-start gap-5.5 bg-murdum-800 px-7 py-6.5 text-white max-tablet:flex-row max-tablet:gap-4.5 max-tablet:p-5.5 [--focus:var(--murdum-200)]">
        <Level done={done.size} />
        <div className="relative z-1">
          <h2 id={id} className="display text-head-30 leading-8.5">
            {words.title}
          </h2>
          <p className="mt-1.5 text-murdum-100">{words.text}</p>
          <div className="mt-4">
            <Button look="outline" size="sm" icon={X} onPress={close}>
              {words.close}
            </Button>
          </div>
        </div>
      </div>
      <ol>
        {firstDayPoints.map((point) => (
          <Point
            key={point}
            point={point}
            facts={facts}
            isDone={done.has(point)}
            doneAt={times.get(point)}
            isNext={point === next}
          />
        ))}
      </ol>
    </section>
  );
}

/** The mirror fills with every point; the count stands on whichever side of the surface is wider. */
function Level({ done }: { readonly done: number }) {
  const clip = useId();
  const all = firstDayPoints.length;
  const { width, height } = oval;
  const ellipse = { cx: width / 2, cy: height / 2, rx: width / 2, ry: height / 2 };
  const isFilled = done * 2 >= all;
  return (
    <svg
      role="img"
      aria-label={words.progress(done, all)}
      viewBox={`-5 -5 ${width + 10} ${height + 10}`}
      className="h-35 w-auto flex-none max-tablet:h-24"
    >
      <clipPath id={clip}>
        <ellipse {...ellipse} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={width} height={height} className="fill-murdum-950" />
        <path d={surfacePath(done, all)} className="fill-sir-100" />
        <path d="M15 92 57 0h13L28 92zM33 92 75 0h4L37 92z" className="fill-white opacity-16" />
      </g>
      <ellipse
        {...ellipse}
        rx={ellipse.rx + 3}
        ry={ellipse.ry + 3}
        fill="none"
        className="stroke-murdum-200"
      />
      <text
        x={width / 2}
        y={isFilled ? 66 : 42}
        textAnchor="middle"
        className={`display num text-head-24 ${isFilled ? 'fill-murdum-900' : 'fill-white'}`}
      >
        {words.count(done, all)}
      </text>
    </svg>
  );
}

type PointProps = {
  readonly point: FirstDayPoint;
  readonly facts: Facts;
  readonly isDone: boolean;
  readonly doneAt: string | undefined;
  readonly isNext: boolean;
};

function Point({ point, facts, isDone, doneAt, isNext }: PointProps) {
  const { fact, hint, action } = rowWords[point](facts);
  const { open, done } = words.points[point];
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="grid min-h-16 grid-cols-row-7 items-center gap-3.5 px-5.5 py-3 shadow-below last:shadow-none current:bg-accent-soft max-tablet:grid-cols-lead-7 max-tablet:px-4"
    >
      <span
        className={`grid h-7.5 w-6 place-items-center rounded-oval ${isDone ? 'bg-accent text-on-accent' : isNext ? 'shadow-chosen-2' : 'shadow-control'}`}
      >
        {isDone && <Check size={15} strokeWidth={2.6} role="img" aria-label={words.done} />}
      </span>
      <span className="min-w-0">
        <span className={`block ${isDone ? 'font-book text-ink-2' : 'font-strong'}`}>
          {isDone ? done : open}
        </span>
        <span className="num block text-label text-muted">
          {isDone ? words.factAt(fact, doneAt && timeOrMoment(epochMs(doneAt))) : hint}
        </span>
      </span>
      {!isDone && isNext && action && (
        <span className="max-tablet:col-start-2">
          <ButtonLink to={action.to}>{action.label}</ButtonLink>
        </span>
      )}
      {!isDone && point === 'link' && !action && <CopyLink facts={facts} isNext={isNext} />}
    </li>
  );
}

function CopyLink({ facts: { salon }, isNext }: { readonly facts: Facts; readonly isNext: boolean }) {
  const { copy } = useShare(salon);
  const path = salonPagePath(salon.path);
  return (
    <span className="min-w-0 max-tablet:col-start-2">
      <Button
        look={isNext ? 'primary' : 'outline'}
        icon={Copy}
        aria-label={`${words.points.link.copyLabel}: ${path}`}
        onPress={() => void copy()}
      >
        <span className="max-w-60 truncate">{path}</span>
      </Button>
    </span>
  );
}
