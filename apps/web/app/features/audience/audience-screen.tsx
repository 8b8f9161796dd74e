import './audience.css';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { audienceIds } from '../../parts/audience-url.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { type PublicMetaArgs, publicMeta } from '../../parts/public-meta.ts';
import { SalonArt, type SalonType, salonArts } from '../../parts/salon-art.tsx';
import { DayPicture } from './day-picture.tsx';
import { texts } from './texts.ts';

export const handle = { scripts: false, constant: true } satisfies PageHandle;

export const meta = ({ matches }: PublicMetaArgs) =>
  publicMeta('audience', { title: texts.documentTitle, description: texts.description }, matches);

const types = Object.keys(salonArts) as readonly SalonType[];

export default function AudienceScreen() {
  return (
    <div className="self-start pb-6">
      <header className="grid items-end gap-6.5 pt-6 pb-6 desk:grid-cols-fill-auto desk:gap-10 desk:pt-14 desk:pb-10">
        <div>
          <h1 className="display text-display-xl-phone tablet:text-display-xl">{texts.title}</h1>
          <p className="mt-4.5 max-w-[30em] text-head-18/7 text-ink-2 tablet:text-head-20/7.75">
            {texts.lead}
          </p>
        </div>
        <Index />
      </header>
      <div className="grid gap-3.5 desk:gap-5">
        {types.map((type) => (
          <Trade key={type} type={type} />
        ))}
      </div>
      <p className="mt-5.5 text-lead-size text-muted">{texts.legend}</p>
      <ClosingBand title={texts.closing} text={texts.closingText} action={texts.createSalon} />
    </div>
  );
}

function Index() {
  return (
    <nav aria-label={texts.trade}>
      <ul className="grid grid-cols-3 gap-x-2 gap-y-4.5 desk:grid-cols-6 desk:gap-x-4.5 desk:pb-1.5">
        {types.map((type) => (
          <li key={type}>
            <a
              href={`#${audienceIds[type]}`}
              className="grid justify-items-center gap-2 rounded-lg text-center font-medium text-body-size/4.5 hover:text-accent-ink desk:w-19"
            >
              <span className="h-20.5 w-16 overflow-hidden rounded-oval shadow-outline-1">
                <SalonArt type={type} className="size-full" />
              </span>
              {texts.trades[type].short}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A kind of salon: its words on its art, its promise, its day. */
function Trade({ type }: { readonly type: SalonType }) {
  const { name, title, text, words, moments } = texts.trades[type];
  const id = audienceIds[type];
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      data-trade={type}
      className="grid scroll-mt-5 overflow-hidden rounded-panel bg-surface desk:min-h-125 desk:grid-cols-[minmax(0,400px)_minmax(0,1fr)] desk:rounded-[32px] dark:bg-raised"
    >
      <div className="relative h-47.5 overflow-hidden desk:h-auto">
        <SalonArt type={type} className="absolute inset-0 size-full" />
        <ul
          aria-label={texts.yourWords}
          className="absolute inset-x-4 bottom-4 flex flex-wrap gap-1.5 desk:inset-x-6 desk:bottom-6"
        >
          {words.map((word) => (
            <li
              key={word}
              className="rounded-full bg-surface px-3 py-0.75 font-medium text-body-size/5.5 text-ink desk:py-1"
            >
              {word}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex min-w-0 flex-col px-5.5 py-6.5 desk:px-12 desk:pt-10 desk:pb-9">
        <p className="trade-ink font-semibold text-title-s-size">{name}</p>
        <h2 id={`${id}-title`} className="display mt-1 mb-3 text-head-34/9.5 tracking-l desk:text-display-m">
          {title}
        </h2>
        <p className="max-w-[36em] text-ink-2">{text}</p>
        <DayPicture type={type} />
        <ol className="mt-auto grid pt-4.5 desk:grid-cols-2 desk:gap-5 desk:pt-6.5 wide:grid-cols-4">
          {moments.map((moment) => (
            <li
              key={moment.at}
              className="grid grid-cols-lead-18 gap-x-2.5 border-line border-t py-3 desk:block desk:border-0 desk:py-0"
            >
              <span className="trade-ink display num row-span-2 text-head-22/7 desk:block desk:text-head-24">
                {moment.at}
              </span>
              <h3 className="font-semibold text-lead-size/5.5">{moment.title}</h3>
              <p className="text-body-size/5.25 text-muted">{moment.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
