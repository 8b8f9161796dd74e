import type { PageHandle } from '../../lib/page-scripts.ts';
import { ClosingBand } from '../../parts/closing-band.tsx';
import { CtaLink } from '../../parts/cta-link.tsx';
import { type PublicMetaArgs, publicMeta } from '../../parts/public-meta.ts';
import { paths } from '../../paths.ts';
import { texts } from './texts.ts';

export const handle = { scripts: false, constant: true } satisfies PageHandle;

export const meta = ({ matches }: PublicMetaArgs) =>
  publicMeta('comparison', { title: texts.documentTitle, description: texts.description }, matches);

export default function ComparisonScreen() {
  return (
    <div className="self-start pb-6">
      <header className="max-w-245 pt-6 pb-8 desk:pt-14 desk:pb-11">
        <h1 className="display text-display-xl-phone tablet:text-display-xl">{texts.title}</h1>
        <p className="mt-4.5 max-w-[34em] text-head-18/7 text-ink-2 tablet:text-head-20/7.75">{texts.lead}</p>
        <p className="num mt-3 text-lead-size text-muted">{texts.reviewed}</p>
      </header>
      <Comparison />
      <Enough />
      <ClosingBand title={texts.closing} text={texts.closingText} action={texts.createSalon} />
    </div>
  );
}

const own = texts.columns.length - 1;

/** On a phone every row is a card: what is needed on top, and each way with its name. */
function Comparison() {
  return (
    <table
      aria-label={texts.table}
      className="w-full border-collapse overflow-hidden rounded-panel bg-surface text-left text-lead-size/6 max-tablet:block desk:rounded-[32px] dark:bg-raised"
    >
      <thead className="max-tablet:sr-only">
        <tr>
          {[texts.need, ...texts.columns].map((column, index) => (
            <th
              key={column}
              scope="col"
              className={`border-line border-b px-5 py-4 align-bottom font-semibold ${index === own + 1 ? 'text-accent-ink' : ''}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-tablet:block">
        {texts.rows.map(({ need, cells }) => (
          <tr key={need} className="border-line border-b last:border-0 max-tablet:block max-tablet:py-4">
            <th scope="row" className="px-5 py-3.5 align-top font-semibold max-tablet:block max-tablet:py-1">
              {need}
            </th>
            {cells.map((cell, index) => (
              <td
                key={texts.columns[index]}
                className={`px-5 py-3.5 align-top max-tablet:grid max-tablet:grid-cols-lead-30 max-tablet:gap-x-3 max-tablet:py-0.5 ${
                  index === own
                    ? 'bg-accent-soft font-medium text-ink max-tablet:bg-transparent'
                    : 'text-ink-2'
                }`}
              >
                <span aria-hidden="true" className="text-muted tablet:hidden">
                  {texts.columns[index]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Enough() {
  return (
    <section aria-labelledby="enough" className="pt-19 desk:pt-27.5">
      <h2 id="enough" className="display text-display-l-phone desk:text-display-l">
        {texts.enough.title}
      </h2>
      <ul className="mt-7 grid grid-cols-1 gap-x-14 tablet:grid-cols-2 desk:mt-11">
        {texts.enough.items.map(({ title, text }) => (
          <li key={title} className="border-sir-300 border-t py-5 dark:border-sir-800">
            <h3 className="font-semibold text-head-20/6.75 tracking-s">{title}</h3>
            <p className="mt-1 text-muted text-title-s-size/6.25">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <CtaLink to={`${paths.features}#not-yet`} kind="outline" size="row" className="max-narrow:w-full">
          {texts.toNotYet}
        </CtaLink>
      </div>
    </section>
  );
}
