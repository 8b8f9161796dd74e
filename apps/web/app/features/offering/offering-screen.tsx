import { Check } from 'lucide-react';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { CtaLink } from '../../parts/cta-link.tsx';
import { type PublicMetaArgs, publicMeta } from '../../parts/public-meta.ts';
import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

export const handle = { scripts: false, constant: true } satisfies PageHandle;

export const meta = ({ matches }: PublicMetaArgs) =>
  publicMeta('offering', { title: texts.documentTitle, description: texts.description }, matches);

export default function OfferingScreen() {
  return (
    <div className="self-start pb-6">
      <header className="max-w-245 pt-6 pb-8 desk:pt-14 desk:pb-11">
        <h1 className="display text-display-xl-phone tablet:text-display-xl">{texts.title}</h1>
        <p className="mt-4.5 max-w-[34em] text-head-18/7 text-ink-2 tablet:text-head-20/7.75">{texts.lead}</p>
        <div className="mt-7">
          <CtaLink to={paths.features} kind="outline" size="hero" className="max-narrow:w-full">
            {texts.toFeatures}
          </CtaLink>
        </div>
      </header>
      <div className="grid gap-3.5 desk:gap-5">
        {texts.parts.map((part) => (
          <Part key={part.id} {...part} />
        ))}
      </div>
      <div className="mt-19 grid grid-cols-1 gap-12 desk:mt-27.5 desk:grid-cols-2 desk:gap-14">
        <Terms id="needs" {...texts.needs} />
        <Terms id="yours" {...texts.yours} />
      </div>
      <ClosingBand title={texts.closing} text={texts.closingText} action={texts.createSalon} />
    </div>
  );
}

type PartProps = (typeof texts.parts)[number];

/** What one side of the salon gets: a promise, and what stands behind it. */
function Part({ id, title, text, items }: PartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-5 grid-cols-1 gap-x-14 gap-y-6 rounded-panel bg-surface p-5.5 tablet:p-9 desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] desk:rounded-[32px] desk:p-12 dark:bg-raised"
    >
      <div>
        <h2 id={`${id}-title`} className="display text-head-30/8.5 tracking-l desk:text-head-40/11">
          {title}
        </h2>
        <p className="mt-3 text-ink-2">{text}</p>
      </div>
      <ul className="grid content-start gap-3.5 text-title-s-size/6.25">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-lead-5 gap-x-2.5">
            <Check size={18} strokeWidth={2.2} className="mt-1 text-accent" />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

type TermsProps = {
  readonly id: string;
  readonly title: string;
  readonly items: readonly { readonly title: string; readonly text: string }[];
};

function Terms({ id, title, items }: TermsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display text-display-l-phone desk:text-display-m">
        {title}
      </h2>
      <dl className="mt-5">
        {items.map((item) => (
          <div key={item.title} className="border-sir-300 border-t py-4 dark:border-sir-800">
            <dt className="font-semibold">{item.title}</dt>
            <dd className="text-muted text-title-s-size/6.25">{item.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
