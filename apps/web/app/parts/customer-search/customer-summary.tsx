import { fullName } from '@ayna/domain/names';
import { TriangleAlert } from 'lucide-react';
import type { CustomerMatch } from '../../data/customers.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { today } from '../../ui/day-text.ts';
import { splitAtMatch } from '../../ui/fold.ts';
import { texts } from './texts.ts';
import { customerLine } from './visit-text.ts';

type Props = {
  readonly customer: CustomerMatch;
  /** What was typed, to be shown where it was found. */
  readonly typed?: string;
};

/** Somebody of the salon's customers in a list: who, how reached, when here. */
export function CustomerSummary({ customer, typed = '' }: Props) {
  const name = fullName(customer);
  const [before, match, after] = splitAtMatch(name, typed);
  return (
    <>
      <Avatar name={name} seed={customer.code} size="md" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-ink">
          {before}
          {match && <mark className="bg-transparent text-accent-ink">{match}</mark>}
          {after}
        </span>
        <span className="num block text-caption text-muted max-tablet:line-clamp-2 tablet:truncate">
          {customerLine(customer, today())}
        </span>
        {customer.allergies && (
          <span className="mt-0.5 flex items-center gap-1 font-medium text-caption text-warning-ink">
            <TriangleAlert size={13} strokeWidth={2} className="shrink-0" />
            <span className="truncate">{texts.allergy(customer.allergies)}</span>
          </span>
        )}
      </span>
    </>
  );
}
