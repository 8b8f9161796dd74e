import { useLoaderData } from 'react-router';
import type { Operator } from '../../../server/operator.ts';
import { settingsOf } from '../../../server/settings.ts';
import type { PageHandle } from '../../lib/page-scripts.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { CtaLink } from '../../parts/cta-link.tsx';
import { type PublicMetaArgs, publicMeta } from '../../parts/public-meta.ts';
import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

export const handle = { scripts: false, constant: true } satisfies PageHandle;

export const meta = ({ matches }: PublicMetaArgs) =>
  publicMeta('about', { title: texts.documentTitle, description: texts.description }, matches);

export const loader = () => ({ operator: settingsOf(process.env).operator });

export default function AboutScreen() {
  const { operator } = useLoaderData<typeof loader>();
  return (
    <div className="self-start pb-6">
      <header className="max-w-245 pt-6 pb-8 desk:pt-14 desk:pb-11">
        <h1 className="display text-display-xl-phone tablet:text-display-xl">{texts.title}</h1>
        <p className="mt-4.5 max-w-[34em] text-head-18/7 text-ink-2 tablet:text-head-20/7.75">{texts.lead}</p>
      </header>
      <Why />
      <How />
      <Imprint operator={operator} />
      <ClosingBand title={texts.closing} text={texts.closingText} action={texts.contact} to={paths.contact} />
    </div>
  );
}

function Why() {
  return (
    <section
      aria-labelledby="why"
      className="grid grid-cols-1 gap-x-14 gap-y-5 rounded-panel bg-surface p-5.5 tablet:p-9 desk:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] desk:rounded-[32px] desk:p-12 dark:bg-raised"
    >
      <h2 id="why" className="display text-head-30/8.5 tracking-l desk:text-head-40/11">
        {texts.why.title}
      </h2>
      <div className="grid max-w-text-wide gap-4 text-ink-2">
        {texts.why.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

function How() {
  return (
    <section aria-labelledby="how" className="pt-19 desk:pt-27.5">
      <h2 id="how" className="display text-display-l-phone desk:text-display-l">
        {texts.how.title}
      </h2>
      <ul className="mt-7 grid grid-cols-1 gap-x-14 tablet:grid-cols-2 desk:mt-11">
        {texts.how.items.map(({ title, text }) => (
          <li key={title} className="border-sir-300 border-t py-5 dark:border-sir-800">
            <h3 className="font-semibold text-head-20/6.75 tracking-s">{title}</h3>
            <p className="mt-1 text-muted text-title-s-size/6.25">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-3">
        <CtaLink to={paths.features} kind="outline" size="row" className="max-narrow:w-full">
          {texts.links.features}
        </CtaLink>
        <CtaLink to={paths.privacy} kind="outline" size="row" className="max-narrow:w-full">
          {texts.links.privacy}
        </CtaLink>
      </div>
    </section>
  );
}

const rows = ['tradeName', 'mersis', 'address'] as const;

/** What is not set says so, where a made-up name would pass for a real one. */
function Imprint({ operator }: { readonly operator: Operator }) {
  return (
    <section aria-labelledby="imprint" className="pt-19 desk:pt-27.5">
      <h2 id="imprint" className="display text-head-30/8.5 tracking-l">
        {texts.operator.title}
      </h2>
      <p className="mt-2 text-muted">{texts.operator.lead}</p>
      <dl className="mt-5 grid grid-cols-1 gap-x-14 gap-y-4 tablet:grid-cols-3">
        {rows.map((row) => (
          <div key={row}>
            <dt className="text-lead-size text-muted">{texts.operator.rows[row]}</dt>
            <dd className="num wrap-anywhere font-strong text-title-s-size/6">
              {operator[row] ?? (
                <mark className="rounded-xs bg-warning-bg px-1.5 py-0.5 font-medium text-warning-ink">
                  {texts.operator.unset}
                </mark>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
