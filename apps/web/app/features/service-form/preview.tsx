import { type ReactNode, useId } from 'react';
import { priceText } from '../../parts/money-text.ts';
import { serviceTexts } from '../../parts/service-facts.texts.ts';
import { isPublished, sessionsText } from '../../parts/service-facts.ts';
import { type CalendarBlock, calendarBlocks } from './calendar-blocks.ts';
import { texts } from './texts.ts';
import type { ServiceValues } from './values.ts';

/** The six tones of the calendar, as classes of the theme; their names stand in the texts in the same order. */
const toneFills = ['bg-v1', 'bg-v2', 'bg-v3', 'bg-v4', 'bg-v5', 'bg-v6'] as const;

export const fillOf = (color: number): string => toneFills[color - 1] ?? toneFills[0];

const words = texts.preview;

/** What becomes of what is typed, beside the form while it is typed. */
export function Preview({ values }: { readonly values: ServiceValues }) {
  return (
    <div className="sticky top-2 grid gap-3.5 max-desk:hidden">
      <Card title={words.calendar}>
        <CalendarPreview values={values} />
      </Card>
      <Card title={words.customers}>
        {isPublished(values) ? (
          <Offer values={values} />
        ) : (
          <p className="mt-2.5 text-ink-2">{words.hidden}</p>
        )}
      </Card>
    </div>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface p-5 shadow-outline dark:bg-raised">
      <h2 id={id} className="font-body text-label text-muted">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Offer({ values }: { readonly values: ServiceValues }) {
  const { name, description, duration, price, showPrice, type } = values;
  const facts = [serviceTexts.minutes(duration ?? 0), sessionsText(values)].filter(Boolean).join(' \u00b7 ');
  return (
    <div className="num mt-2.5 flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <b className="block font-strong text-title-s wrap-anywhere">{name || words.noName}</b>
        <span className="block text-label text-muted">{facts}</span>
        {description && <span className="mt-1 line-clamp-3 text-label text-ink-2">{description}</span>}
      </div>
      <div className="text-right font-strong">
        {showPrice ? price !== null && priceText(price) : serviceTexts.askPrice}
        {showPrice && price !== null && type === 'Session' && (
          <span className="block font-body text-caption text-muted">{serviceTexts.perSession}</span>
        )}
      </div>
    </div>
  );
}

const calendarWords = texts.preview;

type Shown = Pick<ServiceValues, 'name' | 'duration' | 'phases' | 'bufferAfter' | 'color'>;

/** How the service stands in a day's column. A picture: what it shows, the form says in words. */
function CalendarPreview({ values }: { readonly values: Shown }) {
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
          <span className="absolute -translate-y-1/2 bg-surface pr-1.5 text-tag-size text-muted dark:bg-raised">
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
  'relative h-full overflow-hidden rounded-tile bg-approved-bg py-1.5 pr-2 pl-3.5 text-caption-size text-approved-ink leading-4 inset-ring inset-ring-approved-line';

function Block({ block: { kind, minutes, time, height }, values }: BlockProps) {
  if (kind === 'buffer')
    return (
      <div className="hatched h-full truncate rounded-tile px-3 text-tag-size text-muted leading-4">
        {height >= 18 && calendarWords.buffer(minutes)}
      </div>
    );
  if (kind === 'wait') return <Wait minutes={minutes} isFree={values.phases?.freeWhileWaiting ?? false} />;
  return (
    <div className={worked}>
      <span className={`absolute inset-y-1.25 left-1.25 w-0.75 rounded-bar ${fillOf(values.color)}`} />
      {height >= 24 && (
        <>
          <b className="block truncate font-semibold text-ink">{calendarWords.customer}</b>
          {kind === 'work' && <span className="block truncate">{values.name || calendarWords.noName}</span>}
          <span className="block truncate">
            {(kind === 'work' ? calendarWords.workAt : calendarWords.finishAt)(time)}
          </span>
        </>
      )}
    </div>
  );
}

function Wait({ minutes, isFree }: { readonly minutes: number; readonly isFree: boolean }) {
  return (
    <div className="flex h-full gap-1.5 py-px">
      <span
        className={`rounded-tile border-control border-approved-line border-dashed ${isFree ? 'w-8.5' : 'flex-1 truncate px-3 py-1 text-caption-size text-approved-ink leading-4'}`}
      >
        {!isFree && calendarWords.waiting(minutes)}
      </span>
      {isFree && (
        <span className="min-w-0 flex-1 overflow-hidden rounded-tile bg-surface px-3 py-1 text-caption-size text-muted leading-4 shadow-frame-strong dark:bg-raised">
          <b className="block truncate font-semibold text-ink">{calendarWords.gap(minutes)}</b>
          <span className="block truncate">{calendarWords.gapText}</span>
        </span>
      )}
    </div>
  );
}
