import { fullName } from '@ayna/domain/names';
import { Check, Hourglass } from 'lucide-react';
import { Link } from 'react-router';
import type { CommissionStatement } from '../../data/commission.ts';
import { priceText } from '../../parts/money-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly statements: readonly CommissionStatement[];
  readonly chosen: string | undefined;
  readonly addressOf: (employeeCode: string) => string;
};

function State({ statement: { paid, toPay } }: { readonly statement: CommissionStatement }) {
  if (paid)
    return (
      <span className="flex items-center gap-1 text-success-ink">
        <Check size={13} strokeWidth={2.2} /> {texts.states.paid}
      </span>
    );
  return toPay > 0 ? (
    <span className="flex items-center gap-1">
      <Hourglass size={13} /> {texts.states.waiting}
    </span>
  ) : (
    <span>{texts.states.none}</span>
  );
}

/** The team with what each is owed; on a phone one line that is drawn aside. */
export function TeamList({ statements, chosen, addressOf }: Props) {
  return (
    <nav
      aria-label={texts.team}
      data-tour="commission-team"
      className="grid content-start gap-1 self-start max-tablet:-mx-4 max-tablet:flex max-tablet:overflow-x-auto max-tablet:px-4 max-tablet:py-0.5 max-tablet:scrollbar-none print:hidden"
    >
      {statements.map((statement) => {
        const { employeeCode, toPay } = statement;
        const name = fullName(statement);
        return (
          <Link
            key={employeeCode}
            to={addressOf(employeeCode)}
            aria-current={employeeCode === chosen ? 'true' : undefined}
            className="flex min-h-14 min-w-58 items-center gap-3 rounded-lg px-3 py-2 hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:shadow-chosen max-tablet:shrink-0"
          >
            <Avatar name={name} seed={employeeCode} size="md" />
            <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
            <span className="grid justify-items-end">
              <b className="num font-semibold">{priceText(toPay)}</b>
              <small className="text-caption text-muted">
                <State statement={statement} />
              </small>
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
