import type { ImportState } from '../../data/imports.ts';
import { texts } from './texts.ts';

const words = texts.run;

/** Made, merged and not taken, each with its part of the whole. */
export function ImportBar({ state }: { readonly state: ImportState }) {
  const { rows, seen, made, merged, refused, wished, booked } = state;
  const pieces = [
    { id: 'made', count: made, fill: 'fill-[var(--v2)]', dot: 'bg-[var(--v2)]', label: words.made(made) },
    {
      id: 'merged',
      count: merged,
      fill: 'fill-[var(--v4)]',
      dot: 'bg-[var(--v4)]',
      label: words.merged(merged),
    },
    { id: 'refused', count: refused, fill: 'fill-danger', dot: 'bg-danger', label: words.refused(refused) },
  ];
  const percent = (count: number): number => (rows === 0 ? 0 : (count / rows) * 100);
  const starts = pieces.map((_, at) =>
    pieces.slice(0, at).reduce((sum, { count }) => sum + percent(count), 0),
  );
  return (
    <>
      <div
        role="progressbar"
        aria-label={words.progress}
        aria-valuenow={seen}
        aria-valuemin={0}
        aria-valuemax={rows}
        className="h-3 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset"
      >
        {/* Drawn: the policy refuses a style that comes with the document. */}
        <svg aria-hidden="true" className="block h-3 w-full">
          {pieces.map(({ id, count, fill }, at) => (
            <rect
              key={id}
              x={`${starts[at] ?? 0}%`}
              width={`${percent(count)}%`}
              height="12"
              className={fill}
            />
          ))}
        </svg>
      </div>
      <ul className="num mt-3 flex flex-wrap gap-x-5 gap-y-1.5">
        {pieces.map(({ id, dot, label }) => (
          <li key={id} className="flex items-center gap-1.75">
            <span aria-hidden="true" className={`size-2.5 rounded-[3px] ${dot}`} />
            {label}
          </li>
        ))}
        {wished > 0 && <li className="text-ink-2">{words.booked(booked, wished)}</li>}
      </ul>
    </>
  );
}
