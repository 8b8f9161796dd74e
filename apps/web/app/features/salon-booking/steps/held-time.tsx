import { LockKeyhole } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { countdownText } from '../../../lib/challenge.ts';
import { lazyComponent } from '../../../lib/lazy.ts';
import { useNow } from '../../../parts/use-now.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { clockOf } from '../model/day-words.ts';
import { type BookingChoice, hrefOf } from '../model/url-params.ts';
import type { Visit } from '../model/visit.ts';
import { texts } from '../texts.ts';
import type { Hold } from '../use-hold.ts';

type Props = {
  readonly hold: Hold;
  readonly choice: BookingChoice;
  readonly visit: Visit;
  readonly salonCode: string;
  /** Whether somebody is signed in, whose own appointment may have the time. */
  readonly isKnown: boolean;
};

// Few lose their time, so what it takes comes then.
const OwnTime = lazyComponent(() => import('./own-time.tsx').then((m) => m.OwnTime));

/** How long the chosen time is one's own, or honestly that it is not. */
export function HeldTime({ hold, choice, visit, salonCode, isKnown }: Props) {
  const { state, retry } = hold;
  if (state.status === 'none') return null;
  if (state.status === 'asking') return <p className="mt-3 text-body text-muted">{texts.hold.asking}</p>;
  if (state.status === 'held') return <Countdown until={state.hold.expiresAt} />;
  if (state.status === 'taken') {
    const taken = <TakenTime nearest={state.nearest} choice={choice} />;
    if (!isKnown) return taken;
    return (
      <Suspense fallback={null}>
        <OwnTime visit={visit} salonCode={salonCode} otherwise={taken} />
      </Suspense>
    );
  }
  return (
    <div role="alert" className="mt-3 rounded-lg bg-warning-bg px-3.5 py-3 text-warning-ink">
      <p className="font-medium text-label">{'message' in state ? state.message : texts.hold.over}</p>
      <div className="mt-2">
        <button type="button" onClick={retry} className={buttonStyle({ look: 'outline' })}>
          {state.status === 'over' ? texts.hold.again : texts.retry}
        </button>
      </div>
    </div>
  );
}

export function Countdown({ until }: { readonly until: number }) {
  const now = useNow();
  return (
    <p role="timer" className="num mt-3 flex first:mt-0 items-center gap-2 text-body text-muted">
      <LockKeyhole size={16} />
      {texts.hold.held(countdownText(until - now))}
    </p>
  );
}

type TakenProps = { readonly nearest: readonly string[]; readonly choice: BookingChoice };

/** Somebody was quicker: the nearest times, and nothing typed is lost. */
function TakenTime({ nearest, choice }: TakenProps) {
  return (
    <div role="alert" className="mt-3 rounded-lg bg-warning-bg px-3.5 py-3.5">
      <b className="block font-strong text-warning-ink">{texts.taken.title}</b>
      <p className="mt-0.5 text-body text-warning-ink">
        {nearest.length > 0 ? texts.taken.nearest : texts.taken.none}
      </p>
      <p className="mt-3 flex flex-wrap gap-2">
        {nearest.map((moment) => (
          <Link
            key={moment}
            to={hrefOf(choice, { day: moment.slice(0, 10), clock: clockOf(moment) })}
            replace
            preventScrollReset
            className="num grid h-12 place-items-center rounded-box bg-surface px-4.5 font-strong text-ink shadow-frame hover:bg-sunken dark:bg-raised"
          >
            {clockOf(moment)}
          </Link>
        ))}
        <Link
          to={hrefOf(choice, { clock: null, step: 'time' })}
          className="grid h-12 place-items-center rounded-box px-2 font-strong text-warning-ink underline underline-offset-3"
        >
          {texts.taken.others}
        </Link>
      </p>
    </div>
  );
}
