import { appointment } from '@ayna/contracts/appointment';
import { useQuery } from '@tanstack/react-query';
import { CalendarX2 } from 'lucide-react';
import { conflictsQuery } from '../../../data/appointments.ts';
import { type Employee } from '../../../data/employees.ts';
import { shortNames } from '../../../parts/conflict-moves/names.ts';
import { chipStyle } from '../../../parts/conflicts-chip/style.ts';
import { ConflictsChip } from '../../../parts/conflicts-chip.tsx';
import { type Member, useMember } from '../../../parts/use-member.ts';
import { useQuietRetry } from '../../../parts/use-quiet-retry.ts';
import { texts } from './texts.ts';
import { useSickDayUrl } from './use-sick-day-url.ts';

type Props = {
  readonly team: readonly Employee[];
  /** Whether there is room for it beside the date navigator on a wide screen, where it covers nothing. */
  readonly isBesideNavigator: boolean;
};

/** Who is away with appointments that still wait, for those who may know; nothing where none does. */
export function WaitingChip(props: Props) {
  const member = useMember();
  return member?.mayCall(appointment.routes.conflicts) ? <Waiting {...props} member={member} /> : null;
}

function Waiting({ member, team, isBesideNavigator }: Props & { readonly member: Member }) {
  const conflicts = useQuery(conflictsQuery(member.salonCode, {}));
  useQuietRetry(conflicts);
  const { values, open } = useSickDayUrl();
  const count = conflicts.data?.length ?? 0;
  const codes = new Set(conflicts.data?.map((one) => one.appointment.employeeCode));
  const [employeeCode] = codes;
  const name = employeeCode && shortNames(team).get(employeeCode);
  // The panel says it too, and takes the room.
  if (count === 0 || values.employeeCode !== null) return null;
  return (
    // Over the calendar: in the head it would push the whole day down when it comes.
    <div
      data-beside={isBesideNavigator ? '' : undefined}
      className="absolute bottom-24 left-4 z-25 flex rounded-full bg-surface shadow-2 wide:data-beside:bottom-7.5 dark:bg-raised"
    >
      {codes.size === 1 && name ? (
        <button
          type="button"
          onClick={() => open({ employeeCode, leaveCode: null })}
          className={`${chipStyle} cursor-pointer`}
        >
          <CalendarX2 size={15} strokeWidth={1.9} className="flex-none" />
          {texts.waiting(name, count)}
        </button>
      ) : (
        <ConflictsChip count={count} />
      )}
    </div>
  );
}
