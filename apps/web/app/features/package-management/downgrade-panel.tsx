import { useMutation, useQuery } from '@tanstack/react-query';
import { Contact, ImageIcon, type LucideIcon, MessageSquareText, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { generatePath } from 'react-router';
import { dropPlan, planChange } from '../../data/billing.ts';
import { type Quote, quoteQuery } from '../../data/checkout.ts';
import type { ActiveSubscription, OfferedPackage, Period, QuotaKind } from '../../data/subscription.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { runUndoable } from '../../parts/run-undoable.ts';
import { useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { endDayOf } from './model/own-term.ts';
import { texts } from './texts.ts';

const words = texts.downgrade;

const icons: Readonly<Record<QuotaKind, LucideIcon>> = {
  employees: Contact,
  photos: ImageIcon,
  sms: MessageSquareText,
};

type Props = {
  readonly target: OfferedPackage;
  readonly period: Period;
  readonly active: ActiveSubscription;
  readonly close: () => void;
};

/** What no longer fits, before somebody decides; nothing is deleted, and the plan can be taken back. */
export function DowngradePanel({ target, period, active, close }: Props) {
  const purchase = { kind: 'package', packageCode: target.code, period } as const;
  const { data: quote } = useQuery(quoteQuery(purchase, null));
  const planning = useMutation(planChange);
  const dropping = useMutation(dropPlan);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  if (quote?.change !== 'later') return null;
  const day = dayAndMonth(quote.term?.from ?? endDayOf(active));
  const plan = async (): Promise<void> => {
    await runUndoable({
      run: () => planning.mutateAsync({ packageCode: target.code, period, version: active.version }),
      done: words.done(day),
      undo: () => dropping.mutateAsync(),
      undone: texts.planned.dropped,
    });
    close();
  };
  return (
    <section
      aria-labelledby="downgrade"
      className="num mt-3.5 rounded-sheet bg-pending-bg px-5.5 py-5 ring-1 ring-pending-line/70 ring-inset"
    >
      <h3
        id="downgrade"
        ref={heading}
        tabIndex={-1}
        className="flex items-center gap-2.5 font-semibold text-pending-ink text-title-s outline-none"
      >
        <TriangleAlert size={18} aria-hidden="true" className="flex-none" />
        {words.title(target.name, day)}
      </h3>
      <TooMuch quote={quote} />
      <div className="flex flex-wrap gap-2 max-tablet:grid">
        <Button look="outline" onPress={close}>
          {words.stay(active.package.name)}
        </Button>
        <Button look="danger-outline" isPending={planning.isPending} onPress={() => void plan()}>
          {words.confirm(day)}
        </Button>
      </div>
    </section>
  );
}

function TooMuch({ quote: { tooMuch } }: { readonly quote: Quote }) {
  if (tooMuch.length === 0) return <p className="mt-2 mb-4 text-pending-ink">{words.fits}</p>;
  return (
    <ul className="mt-3 mb-4">
      {tooMuch.map(({ kind, used, limit }) => {
        const Icon = icons[kind];
        return (
          <li
            key={kind}
            className="grid grid-cols-[20px_minmax(0,1fr)_auto] items-center gap-3 border-pending-line/45 border-b py-2.5 text-pending-ink max-tablet:grid-cols-[20px_minmax(0,1fr)]"
          >
            <Icon size={18} aria-hidden="true" />
            <span>
              <b className="block font-semibold">{words.tooMuch[kind].title(used - limit)}</b>
              <span className="text-label">{words.tooMuch[kind].text}</span>
            </span>
            <span className="max-tablet:col-start-2">
              <WayTo kind={kind} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Where it can be made to fit. */
function WayTo({ kind }: { readonly kind: QuotaKind }) {
  const member = useMember();
  if (kind === 'employees')
    return (
      <Link look="quiet" to={paths.employees}>
        {words.toTeam}
      </Link>
    );
  if (kind !== 'photos' || !member) return null;
  return (
    <Link look="quiet" to={generatePath(paths.editSalon, { salonCode: member.salonCode })}>
      {words.toPhotos}
    </Link>
  );
}
