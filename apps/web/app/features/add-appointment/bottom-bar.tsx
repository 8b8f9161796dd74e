import '../../parts/save-bar/save-bar.css';
import type { ReactNode } from 'react';
import { sumText } from '../../parts/money-text.ts';
import { shortDay } from '../../ui/day-text.ts';
import { minutesOf, totalOf } from './model/draft.ts';
import { timeRangeText } from './summary.tsx';
import { texts } from './texts.ts';
import type { AddAppointment } from './use-add-appointment.ts';

type Props = {
  readonly form: AddAppointment;
  readonly failure: string | undefined;
  readonly children: ReactNode;
};

/** The summary where there is no room beside the form. It takes the place of the bottom bar. */
export function BottomBar({ form: { draft }, failure, children }: Props) {
  const facts = [texts.length(minutesOf(draft)), sumText(totalOf(draft))].join(' \u00b7 ');
  return (
    <div
      data-save-bar="true"
      className="z-10 flex shrink-0 flex-wrap items-center gap-3 bg-surface px-6 pt-3 pb-[max(14px,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--line)] max-tablet:px-4 wide:hidden"
    >
      <p className="num min-w-0 flex-1">
        <b className="block truncate font-semibold text-title-s">
          {shortDay(draft.date)}, {timeRangeText(draft)}
        </b>
        <span className="block truncate text-label text-muted">
          {draft.chosen.length > 0 ? facts : texts.summary.noService}
        </span>
      </p>
      {children}
      {failure && (
        <p role="alert" className="basis-full font-medium text-danger-ink text-label">
          {failure}
        </p>
      )}
    </div>
  );
}
