import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OfferedPackage } from '../../data/subscription.ts';
import { priceText } from '../../parts/money-text.ts';
import { featureNames, packageFeatures } from '../../parts/package-features.texts.ts';
import { SectionTitle } from '../../parts/section-title.tsx';
import { texts } from './texts.ts';

const words = texts.compare;

type Props = { readonly packages: readonly OfferedPackage[] };

type Row = { readonly name: string; readonly cell: (offered: OfferedPackage) => ReactNode };

const rows: readonly Row[] = [
  { name: words.monthly, cell: ({ monthlyPrice }) => priceText(monthlyPrice) },
  { name: words.yearly, cell: ({ yearlyPrice }) => priceText(yearlyPrice) },
  { name: texts.limits.employees, cell: ({ employees }) => texts.number(employees) },
  { name: texts.limits.sms, cell: ({ sms }) => texts.number(sms) },
  { name: texts.limits.photos, cell: ({ photos }) => texts.number(photos) },
  { name: words.calendar, cell: () => <Has isThere /> },
  ...packageFeatures.map((feature) => ({
    name: featureNames[feature],
    cell: ({ features }: OfferedPackage) => <Has isThere={features.includes(feature)} />,
  })),
];

/** Side by side; on a phone it is pushed sideways, and the names of the rows stay in sight. */
export function Comparison({ packages }: Props) {
  return (
    <section aria-labelledby="compare" className="pt-20 desk:pt-27.5">
      <SectionTitle id="compare">{words.title}</SectionTitle>
      <div
        // A keyboard pushes it too.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-labelledby="compare"
        className="relative mt-7 overflow-x-auto rounded-panel bg-surface desk:mt-9 dark:bg-raised"
      >
        <table className="num w-full border-collapse text-title-s-size">
          <thead>
            <tr className="border-line border-b">
              <th scope="col" className={`${nameStyle} font-semibold`}>
                {words.feature}
              </th>
              {packages.map(({ code, name }) => (
                <th key={code} scope="col" className="min-w-28 px-4 py-3.75 text-center font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cell }) => (
              <tr key={name} className="border-line border-b last:border-0">
                <th scope="row" className={`${nameStyle} font-book`}>
                  {name}
                </th>
                {packages.map((offered) => (
                  <td key={offered.code} className="px-4 py-3.75 text-center">
                    {cell(offered)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const nameStyle =
  'sticky left-0 min-w-32 bg-surface px-4 py-3.75 text-left desk:px-6 dark:bg-raised max-tablet:max-w-40';

function Has({ isThere }: { readonly isThere: boolean }) {
  if (!isThere)
    return (
      <span className="text-muted">
        <span aria-hidden="true">{words.none}</span>
        <span className="sr-only">{words.no}</span>
      </span>
    );
  return (
    <>
      <Check size={19} aria-hidden="true" className="mx-auto text-success" />
      <span className="sr-only">{words.yes}</span>
    </>
  );
}
