import type { OfferedPackage } from '../../data/subscription.ts';
import { QuotaOval } from '../../ui/quota-oval.tsx';
import { texts } from './texts.ts';

type Props = { readonly used: number; readonly trial: OfferedPackage };

const figure = (count: number): string => count.toLocaleString('tr-TR');

/** How many of the trial's places are taken, and what else it brings. */
export function TrialQuota({ used, trial: { employees, sms, photos } }: Props) {
  return (
    <div className="flex items-center gap-3 rounded-[20px] px-5 py-4 shadow-[inset_0_0_0_1px_var(--line)] dark:bg-raised">
      <QuotaOval shown={used} total={employees} tone="v1" className="h-12" />
      <div>
        <p className="num font-[550]">{texts.team.places(used, employees)}</p>
        <p className="num text-label text-muted">{texts.team.trial(figure(sms), figure(photos))}</p>
      </div>
    </div>
  );
}
