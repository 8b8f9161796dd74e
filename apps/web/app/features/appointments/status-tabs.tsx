import type { AppointmentStatus } from '@ayna/contracts/appointment';
import type { ReactNode } from 'react';
import { statusLooks } from '../../parts/appointment-status.ts';
import { Tabs } from '../../ui/tabs.tsx';
import type { Counts } from './model/filter-appointments.ts';
import { texts } from './texts.ts';

type Props = {
  readonly status: AppointmentStatus | null;
  readonly choose: (status: AppointmentStatus | null) => void;
  /** Undefined until they are counted. That of those who wait may have more than the tab of all. */
  readonly counts: Counts | undefined;
  readonly total: number | undefined;
  readonly children: ReactNode;
};

const statuses = Object.keys(statusLooks) as AppointmentStatus[];
const all = 'all';

export function StatusTabs({ status, choose, counts, total, children }: Props) {
  const selected = status ?? all;
  const item = (id: AppointmentStatus | typeof all, label: string, count: number | undefined) => ({
    id,
    label,
    ...(count === undefined ? {} : { count }),
    isUrgent: id === 'Pending' && count !== 0,
    panel: id === selected ? children : null,
  });
  return (
    <div data-tour="appointment-statuses">
      <Tabs
        label={texts.statuses}
        panelClassName="pt-3.5"
        selected={selected}
        onSelect={(id) => choose(id === all ? null : id)}
        items={[
          item(all, texts.all, total),
          ...statuses.map((each) => item(each, statusLooks[each].word, counts?.[each])),
        ]}
      />
    </div>
  );
}
