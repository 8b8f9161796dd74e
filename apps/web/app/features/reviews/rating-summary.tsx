import { StarRow } from '../../parts/star-row.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly reviewCount: number;
  /** Null below five reviews. */
  readonly averageStars: number | null;
  /** How many reviews have one to five stars. */
  readonly starCounts: readonly number[];
};

const NEEDED = 5;

/** The average, once there is one, and how the stars are spread. */
export function RatingSummary({ reviewCount, averageStars, starCounts }: Props) {
  return (
    <div className="num grid items-center gap-x-10 gap-y-4 rounded-lg bg-surface p-5 shadow-outline tablet:grid-cols-[auto_minmax(0,1fr)] dark:bg-raised">
      {averageStars === null ? (
        <p className="max-w-70 text-lead-size/5.5 text-muted">{texts.noAverage(NEEDED - reviewCount)}</p>
      ) : (
        <Average average={averageStars} reviewCount={reviewCount} />
      )}
      <ul aria-label={texts.stars} className="grid max-w-120 gap-1">
        {[5, 4, 3, 2, 1].map((stars) => (
          <StarLine key={stars} stars={stars} count={starCounts[stars - 1] ?? 0} total={reviewCount} />
        ))}
      </ul>
    </div>
  );
}

function Average({ average, reviewCount }: { readonly average: number; readonly reviewCount: number }) {
  const text = texts.average(average);
  return (
    <div>
      <p className="display mb-1.5 text-head-44/12" role="img" aria-label={texts.averageLabel(text)}>
        {text}
      </p>
      <span aria-hidden="true">
        <StarRow stars={Math.round(average)} />
      </span>
      <p className="mt-1 text-label text-muted">{texts.count(reviewCount)}</p>
    </div>
  );
}

type LineProps = { readonly stars: number; readonly count: number; readonly total: number };

function StarLine({ stars, count, total }: LineProps) {
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_2.5rem] items-center gap-2.5 text-label text-muted">
      <span className="sr-only">{texts.starLine(stars, count)}</span>
      <span aria-hidden="true">{stars}</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        className="h-2 w-full rounded-full bg-sunken dark:bg-sir-850"
      >
        <rect width={(count / Math.max(1, total)) * 100} height="1" className="fill-accent" />
      </svg>
      <span aria-hidden="true" className="text-right">
        {count}
      </span>
    </li>
  );
}
