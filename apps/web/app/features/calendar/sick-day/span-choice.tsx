import type { Leave } from '@ayna/contracts/employee';
import { useState } from 'react';
import type { Employee } from '../../../data/employees.ts';
import { employeeName } from '../../../parts/service-facts.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { daysOf, kindOf, restOfDay, type Span, type SpanKind, wholeDays } from './absence.ts';
import { DaysDialog } from './days-dialog.tsx';
import { texts } from './texts.ts';
import { useAbsence } from './use-absence.ts';
import { useSalonClock } from './use-salon-clock.ts';
import { useSickDayUrl } from './use-sick-day-url.ts';

const words = texts.spans;

type Props = { readonly employee: Employee; readonly leave: Leave };

/** For how long somebody is away; another choice takes the place of the leave. */
export function SpanChoice({ employee, leave }: Props) {
  const now = useSalonClock(employee.salonCode);
  const today = now.slice(0, 10);
  const [isPicking, setPicking] = useState(false);
  const { replace } = useSickDayUrl();
  const { change } = useAbsence(employee);
  const put = async (span: Span): Promise<void> => {
    const after = await change(leave, span);
    if (after) replace({ leaveCode: after.code });
  };
  const choose = (kind: SpanKind): void => {
    if (kind === 'days') setPicking(true);
    else void put(kind === 'today' ? wholeDays(today, today) : restOfDay(now));
  };
  const [first, last] = daysOf(leave);
  const kind = kindOf(leave, today);
  return (
    <>
      <Segmented
        label={words.label}
        isWide
        options={[
          { value: 'today', label: words.today },
          { value: 'fromNow', label: words.fromNow },
          { value: 'days', label: words.days },
        ]}
        value={kind}
        onChange={choose}
      />
      {isPicking && (
        <DaysDialog
          name={employeeName(employee)}
          first={first}
          last={last}
          save={put}
          close={() => setPicking(false)}
        />
      )}
    </>
  );
}
