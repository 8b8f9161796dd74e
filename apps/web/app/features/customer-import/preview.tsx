import { rowRefusalMessages } from '@ayna/contracts/core/import/texts';
import { Check, CircleX, Merge, TriangleAlert } from 'lucide-react';
import type { PreviewRow, Preview as Shown } from '../../data/imports.ts';
import { datesText } from '../../parts/day-range.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

const words = texts.preview;

/** In the place of the rows while they are worked out. */
export function PreviewSkeleton() {
  return (
    <SkeletonArea>
      <Skeleton className="mt-3 h-74 w-full rounded-card" />
    </SkeletonArea>
  );
}

const head = 'bg-sunken px-3 py-2 text-left font-medium text-label text-muted dark:bg-sir-850';
const cell = 'h-11 border-line border-t px-3 py-1.5 align-middle';

export function Preview({ rows, fresh, merging, refused, appointments }: Shown) {
  return (
    <>
      <div className="mt-3 overflow-clip rounded-card ring-1 ring-line dark:bg-raised">
        <table aria-label={words.title} className="w-full border-separate border-spacing-0 text-note-size">
          <thead>
            <tr>
              <th scope="col" className={head}>
                {words.customer}
              </th>
              <th scope="col" className={head}>
                {words.phone}
              </th>
              <th scope="col" className={`${head} max-tablet:hidden`}>
                {words.lastVisit}
              </th>
              <th scope="col" className={`${head} w-11`}>
                <span className="sr-only">{words.outcome}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.number} row={row} />
            ))}
          </tbody>
        </table>
      </div>
      <dl className="num mt-3.5 grid grid-cols-3 gap-2.5">
        <Count count={fresh} label={words.counts.fresh} icon={<Outcome becomes="new" />} />
        <Count count={merging} label={words.counts.merging} icon={<Outcome becomes="merged" />} />
        <Count count={refused} label={words.counts.refused} icon={<Outcome becomes="refused" />} />
      </dl>
      {appointments > 0 && <p className="num mt-3 text-ink-2">{words.appointments(appointments)}</p>}
    </>
  );
}

const underPhone = ({ becomes, deaf, why, detail }: PreviewRow): string | null => {
  if (why) return rowRefusalMessages[why](detail);
  if (becomes === 'merged') return words.merging;
  return deaf ? words.deaf : null;
};

function Row({ row }: { readonly row: PreviewRow }) {
  const under = underPhone(row);
  const tone = row.becomes === 'refused' ? 'text-danger-ink' : row.deaf ? 'text-warning-ink' : '';
  return (
    <tr>
      <td className={cell}>
        <b className="font-strong">{row.name || words.none}</b>
        {row.about && <small className="line-clamp-1 block text-caption-size text-muted">{row.about}</small>}
      </td>
      <td className={`${cell} num ${tone}`}>
        {row.phone ? localPhone(row.phone) : words.none}
        {under && <small className={`block text-caption-size ${tone || 'text-muted'}`}>{under}</small>}
      </td>
      <td className={`${cell} num text-muted max-tablet:hidden`}>
        {row.lastVisit ? datesText(row.lastVisit, row.lastVisit) : words.none}
      </td>
      <td className={cell}>
        <Outcome becomes={row.becomes} isDeaf={row.deaf} isVisible />
      </td>
    </tr>
  );
}

type OutcomeProps = {
  readonly becomes: PreviewRow['becomes'];
  readonly isDeaf?: boolean;
  /** Where no words stand beside it. */
  readonly isVisible?: boolean;
};

function Outcome({ becomes, isDeaf = false, isVisible = false }: OutcomeProps) {
  const iconProps = isVisible
    ? ({ role: 'img', 'aria-label': words[becomes], size: 17, strokeWidth: 1.75 } as const)
    : ({ 'aria-hidden': true, size: 15, strokeWidth: 1.75 } as const);
  if (becomes === 'refused') return <CircleX {...iconProps} className="text-danger" />;
  if (becomes === 'merged') return <Merge {...iconProps} className="text-info" />;
  if (isDeaf) return <TriangleAlert {...iconProps} className="text-warning" />;
  return <Check {...iconProps} className="text-success" />;
}

type CountProps = { readonly count: number; readonly label: string; readonly icon: React.ReactNode };

function Count({ count, label, icon }: CountProps) {
  return (
    <div className="flex flex-col-reverse rounded-lg p-3 ring-1 ring-line dark:bg-raised">
      <dt className="flex items-center gap-1.25 text-label text-muted">
        {icon}
        {label}
      </dt>
      <dd className="font-semibold text-head-22 leading-7 tracking-l">{count.toLocaleString('tr-TR')}</dd>
    </div>
  );
}
