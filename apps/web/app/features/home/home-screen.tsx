import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { DeferredStyles } from '../../lib/page-styles.tsx';
import { audienceUrl } from '../../parts/audience-url.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { CtaLink } from '../../parts/cta-link.tsx';
import { NumberedSteps } from '../../parts/numbered-steps.tsx';
import { type PublicMetaArgs, publicPageMeta } from '../../parts/public-meta.ts';
import { SalonArt, type SalonType } from '../../parts/salon-art.tsx';
import { SectionTitle } from '../../parts/section-title.tsx';
import { siteThings } from '../../parts/structured-data.ts';
import { paths } from '../../paths.ts';
import { BookingPhone } from './booking-phone.tsx';
import { SampleCalendar } from './sample-calendar.tsx';
import { Templates } from './templates.tsx';
import { sample, texts } from './texts.ts';
import { Work } from './work.tsx';

export const handle = { scripts: false, criticalCss: true, constant: true } satisfies PageHandle;

export const meta = ({ matches }: PublicMetaArgs) =>
  publicPageMeta(
    { title: texts.documentTitle, description: texts.lead, path: paths.home, things: siteThings },
    matches,
  );

export default function HomeScreen() {
  return (
    // At the top even while the rest is on its way: what is short, the frame would set in the middle.
    <div className="self-start">
      <Hero />
      <Trades />
      <Work />
      <Templates />
      <Steps />
      <ClosingBand title={texts.closing} text={texts.closingText} action={texts.createSalon} />
    </div>
  );
}

function Steps() {
  return (
    <section aria-labelledby="ready" className="pt-20 desk:pt-27.5">
      <SectionTitle id="ready">{texts.ready}</SectionTitle>
      <NumberedSteps steps={texts.steps} />
    </section>
  );
}

const order: readonly SalonType[] = [
  'HairSalon',
  'BarberShop',
  'BeautySalon',
  'NailSalon',
  'MakeupStudio',
  'AestheticClinic',
];

function Trades() {
  return (
    <section aria-labelledby="trades" className="pt-20 desk:pt-27.5">
      <SectionTitle id="trades" className="max-w-[15em]">
        {texts.trades}
      </SectionTitle>
      <ul className="mt-7 grid grid-cols-2 gap-2.5 small:grid-cols-3 desk:mt-11 desk:gap-3.5 wide:grid-cols-6">
        {order.map((type) => (
          <li key={type}>
            <Link
              to={audienceUrl(type)}
              className="group relative block h-44.5 overflow-hidden rounded-xl desk:h-67"
            >
              <SalonArt
                type={type}
                className="absolute inset-0 size-full transition-transform duration-320 ease-out group-hover:scale-[1.04] motion-reduce:transform-none"
              />
              <span className="absolute inset-x-3.5 bottom-3.5 rounded-segment bg-surface px-3 py-2 text-center font-strong text-lead-size/5.25 text-ink max-narrow:px-1.5">
                {texts.tradeNames[type]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Hero() {
  return (
    <div className="grid items-center gap-7 pt-6 pb-5 tablet:pt-11 tablet:pb-15 wide:min-h-196 wide:grid-cols-fill-160 large:grid-cols-fill-171 wide:gap-4">
      <div>
        <h1 className="display max-narrow:max-w-80 text-display-xl-phone tablet:text-display-xl wide:max-large:text-display-xl-narrow">
          {texts.titleStart} <br className="hidden tablet:inline" />
          {texts.titleEnd}
        </h1>
        <p className="mt-6 mb-8.5 max-w-[27em] text-head-18/7 text-ink-2 tablet:text-head-20/7.75">
          {texts.lead}
        </p>
        <div className="flex flex-wrap gap-3 max-narrow:*:w-full">
          <CtaLink to={paths.signUp} kind="primary" size="hero" glint>
            {texts.createSalon}
          </CtaLink>
          <CtaLink to={paths.howTo} kind="outline" size="hero">
            {texts.howTo}
          </CtaLink>
        </div>
      </div>
      <DeferredStyles />
      <Mirror />
    </div>
  );
}

/**
 * What the customer picks on the phone stands in the salon's calendar. A picture, in every sense:
 * to a screen reader the words beside it say the same.
 */
function Mirror() {
  return (
    <div
      aria-hidden="true"
      className="relative mx-auto h-167 w-full max-w-171 select-none max-tablet:-mx-5 max-tablet:w-auto max-tablet:max-w-none max-tablet:overflow-hidden tablet:h-170"
    >
      <div className="relative mx-auto h-full max-tablet:max-w-107.5">
        <div className="home-mirror absolute top-30 left-1/2 h-117.5 w-85 -translate-x-1/2 overflow-hidden rounded-oval tablet:top-2 tablet:h-162.5 tablet:ml-2.75 tablet:w-117.5" />
        <BookingPhone />
        <SampleCalendar />
        <div className="absolute right-3.5 bottom-2 z-20 flex items-center gap-2.75 rounded-card bg-sir-900 py-3 pr-4 pl-3.5 text-body-size/4.75 text-white shadow-3 tablet:right-6 tablet:bottom-1.5">
          <CircleCheck size={22} className="shrink-0 text-yesil-300" />
          <span>
            <b className="block font-strong">{sample.arrived}</b>
            <span className="num text-label-size text-sir-300">{sample.arrivedAt}</span>
          </span>
        </div>
      </div>
    </div>
  );
}
