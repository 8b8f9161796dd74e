import { useQuery } from '@tanstack/react-query';
import { activeSubscriptionQuery } from '../../data/subscription.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { QuotaOval } from '../../ui/quota-oval.tsx';
import { seatsLeft } from './seats-left.ts';
import { texts } from './texts.ts';

const words = texts.quota;

/** What is left of the package's places, before somebody fills a form in vain. */
export function QuotaCard() {
  const { data } = useQuery(activeSubscriptionQuery);
  if (!data) return null;
  const { used, limit } = data.quotas.employees;
  const left = seatsLeft(data);
  const state = {
    over: [words.over, words.overText],
    full: [words.full, words.fullText(limit)],
    last: [words.last, words.lastText(limit)],
    some: [words.left(limit - used), words.leftText(limit)],
  }[left];
  const isShut = left === 'over' || left === 'full';
  return (
    // On a phone it stands above the form, so there only what matters before filling it in.
    <section
      className={`flex items-center gap-3.5 rounded-[16px] p-5 shadow-[0_0_0_1px_var(--line)] dark:bg-raised ${left === 'some' ? 'max-wide:hidden' : ''}`}
    >
      <QuotaOval shown={used} total={limit} tone={isShut ? 'tight' : 'v1'} className="h-12" />
      <div className="min-w-0">
        <h2 className={`font-semibold ${isShut ? 'text-warning-ink' : ''}`}>{state[0]}</h2>
        <p className="num text-pretty text-[0.84rem] text-muted leading-5">{state[1]}</p>
        {isShut && (
          <Link to={paths.packages} reloadDocument>
            {words.packages}
          </Link>
        )}
      </div>
    </section>
  );
}
