import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { type PublicMetaArgs, publicMeta } from '../../parts/public-meta.ts';
import {
  DayPicture,
  IncomePicture,
  MonthPicture,
  NightPicture,
  RightsPicture,
  SessionsPicture,
  TakenPicture,
} from './pictures.tsx';
import { texts } from './texts.ts';

export const handle = { scripts: false, constant: true } satisfies PageHandle;

export const meta = ({ matches }: PublicMetaArgs) =>
  publicMeta('features', { title: texts.documentTitle, description: texts.description }, matches);

export default function FeatureDayScreen() {
  return (
    <div className="self-start pb-6">
      <header className="max-w-245 pt-6 pb-2 desk:pt-14 desk:pb-5">
        <h1 className="display text-display-xl-phone tablet:text-display-xl">{texts.title}</h1>
        <p className="mt-4.5 max-w-[34em] text-head-18/7 text-ink-2 tablet:text-head-20/7.75">{texts.lead}</p>
      </header>
      <div className="feature-day relative -mx-2 mt-5.5 overflow-clip rounded-panel bg-surface px-4.5 pt-1 pb-5.5 desk:mx-0 desk:mt-9 desk:rounded-[32px] desk:pt-5 desk:pr-16 desk:pb-11 desk:pl-0 dark:bg-raised">
        <Moment {...texts.night} picture={<NightPicture />} />
        <Moment {...texts.day} picture={<DayPicture />} />
        <Moment {...texts.taken} picture={<TakenPicture />} />
        <Moment {...texts.sessions} picture={<SessionsPicture />} />
        <Moment {...texts.income} picture={<IncomePicture />} isNow />
        <Moment {...texts.rights} picture={<RightsPicture />} />
        <Moment {...texts.month} picture={<MonthPicture />} />
      </div>
      <NotYet />
      <All />
      <ClosingBand title={texts.closing} text={texts.closingText} action={texts.createSalon} />
    </div>
  );
}

type MomentProps = {
  readonly at: string;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly picture: ReactNode;
  readonly isNow?: boolean;
};

/** An hour of the day: what is true then in words, and what the screen shows. */
function Moment({ at, title, text, points, picture, isNow = false }: MomentProps) {
  return (
    <section
      aria-labelledby={`at-${at}`}
      data-now={isNow || undefined}
      className="feature-moment relative grid grid-cols-1 gap-3.5 py-7.5 desk:grid-cols-[128px_minmax(0,1fr)_minmax(0,1fr)] desk:items-center desk:gap-x-10 desk:gap-y-0 desk:py-13.5 wide:grid-cols-[128px_minmax(0,1fr)_minmax(0,540px)] wide:gap-x-14"
    >
      <p className="num font-semibold text-accent-ink text-title-s-size desk:mt-2 desk:self-start desk:pr-4.5 desk:text-right desk:font-medium desk:text-muted">
        <span className="feature-time">{at}</span>
      </p>
      <div>
        <h2 id={`at-${at}`} className="display mb-3 text-head-30/8.5 tracking-l desk:text-head-40/11">
          {title}
        </h2>
        <p className="text-ink-2">{text}</p>
        <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-ink-2 text-lead-size/6.5">
          {points.map((point) => (
            <li key={point} className="flex items-center gap-1.75">
              <Check size={16} strokeWidth={2.2} className="shrink-0 text-accent" />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <div
        aria-hidden="true"
        className="num mt-1.5 overflow-hidden rounded-dialog bg-sunken text-lead-size/5.25 ring-1 ring-line desk:mt-0 dark:bg-surface"
      >
        {picture}
      </div>
    </section>
  );
}

function NotYet() {
  const { title, lead, reviewed, items } = texts.notYet;
  return (
    <section
      aria-labelledby="not-yet"
      className="mt-19 grid grid-cols-1 gap-4.5 desk:mt-27.5 desk:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)] desk:gap-14"
    >
      <div>
        <h2 id="not-yet" className="display text-display-l-phone desk:text-display-l">
          {title}
        </h2>
        <p className="mt-3 max-w-[26em] text-muted">
          {lead} <span className="num">{reviewed}</span>
        </p>
      </div>
      <ul>
        {items.map((item) => (
          <li
            key={item.title}
            className="grid grid-cols-lead-7.5 gap-x-2.5 border-sir-300 border-t py-4 text-title-s-size/6.25 dark:border-sir-800"
          >
            <Minus size={19} className="mt-0.75 text-muted" />
            <div>
              <b className="font-semibold">{item.title}</b> <span className="text-muted">{item.text}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function All() {
  return (
    <section aria-labelledby="all" className="pt-19 desk:pt-24">
      <h2 id="all" className="display text-display-l-phone desk:text-display-l">
        {texts.all.title}
      </h2>
      <div className="mt-8.5 columns-2 gap-x-5.5 text-body-size/5.5 tablet:gap-x-10 tablet:text-lead-size/5.5 desk:columns-4">
        {texts.all.groups.map(({ title, items }) => (
          <div key={title} className="break-inside-avoid pb-6.5">
            <h3 className="mb-1.5 border-ink border-b-control pb-2 font-semibold">{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item} className="py-1.25 text-ink-2">
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
