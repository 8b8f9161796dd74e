import { type CalendarBlock, calendarBlocks } from './calendar-blocks.ts';
import { texts } from './texts.ts';
import { fillOf } from './tones.ts';
import type { ServiceValues } from './values.ts';

const words = texts.preview;

type Shown = Pick<ServiceValues, 'name' | 'duration' | 'phases' | 'bufferAfter' | 'color'>;

/** How the service stands in a day's column. A picture: what it shows, the form says in words. */
export function CalendarPreview({ values }: { readonly values: Shown }) {
  const { lines, blocks, height } = calendarBlocks({
    duration: Math.max(5, values.duration ?? 0),
    phases: values.phases,
    bufferAfter: values.bufferAfter ?? 0,
  });
  return (
    <div aria-hidden="true" className="num relative mt-5" style={{ height: height + 8 }}>
      {lines.map(({ top, time }) => (
        <div key={time} className="absolute inset-x-0" style={{ top }}>
          <span className="absolute inset-x-0 h-px bg-line" />
          <span className="absolute -translate-y-1/2 bg-surface pr-1.5 text-[12px] text-muted dark:bg-raised">
            {time}
          </span>
        </div>
      ))}
      {blocks.map((block) => (
        <div
          key={block.kind}
          className="absolute right-0 left-13 py-px"
          style={{ top: block.top, height: block.height }}
        >
          <Block block={block} values={values} />
        </div>
      ))}
    </div>
  );
}

type BlockProps = { readonly block: CalendarBlock; readonly values: Shown };

const worked =
  'relative h-full overflow-hidden rounded-[8px] bg-approved-bg py-1.5 pr-2 pl-3.5 text-[12.5px] text-approved-ink leading-4 shadow-[inset_0_0_0_1px_var(--approved-line)]';

function Block({ block: { kind, minutes, time, height }, values }: BlockProps) {
  if (kind === 'buffer')
    return (
      <div className="hatched h-full truncate rounded-[8px] px-3 text-[12px] text-muted leading-4">
        {height >= 18 && words.buffer(minutes)}
      </div>
    );
  if (kind === 'wait') return <Wait minutes={minutes} isFree={values.phases?.freeWhileWaiting ?? false} />;
  return (
    <div className={worked}>
      <span className={`absolute inset-y-1.25 left-1.25 w-0.75 rounded-[3px] ${fillOf(values.color)}`} />
      {height >= 24 && (
        <>
          <b className="block truncate font-semibold text-ink">{words.customer}</b>
          {kind === 'work' && <span className="block truncate">{values.name || words.noName}</span>}
          <span className="block truncate">{(kind === 'work' ? words.workAt : words.finishAt)(time)}</span>
        </>
      )}
    </div>
  );
}

function Wait({ minutes, isFree }: { readonly minutes: number; readonly isFree: boolean }) {
  return (
    <div className="flex h-full gap-1.5 py-px">
      <span
        className={`rounded-[8px] border-[1.5px] border-approved-line border-dashed ${isFree ? 'w-8.5' : 'flex-1 truncate px-3 py-1 text-[12.5px] text-approved-ink leading-4'}`}
      >
        {!isFree && words.waiting(minutes)}
      </span>
      {isFree && (
        <span className="min-w-0 flex-1 overflow-hidden rounded-[8px] bg-surface px-3 py-1 text-[12.5px] text-muted leading-4 shadow-[inset_0_0_0_1px_var(--line-strong)] dark:bg-raised">
          <b className="block truncate font-semibold text-ink">{words.gap(minutes)}</b>
          <span className="block truncate">{words.gapText}</span>
        </span>
      )}
    </div>
  );
}
