import { fullName } from '@ayna/domain/names';
import type { TaxDetails } from '../data/billing.ts';
import { taxTexts as words } from './tax-details.texts.ts';

/** As an invoice has them, in four lines. */
export const taxLines = (details: TaxDetails): readonly string[] => [
  [details.title, fullName(details)].filter(Boolean).join(', '),
  [
    `${words.numberKind(details.taxNumber)} ${details.taxNumber}`,
    details.taxOffice && words.office(details.taxOffice),
  ]
    .filter(Boolean)
    .join(', '),
  `${details.address}, ${details.district}, ${details.city}`,
  details.email,
];

export function TaxDetailsLines({ details }: { readonly details: TaxDetails }) {
  return (
    <div className="num text-ink-2 leading-5.25 wrap-anywhere">
      {taxLines(details).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
