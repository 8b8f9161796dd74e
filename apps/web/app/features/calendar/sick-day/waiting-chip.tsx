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

type Props = { readonly team: readonly Employee[] };

/** Who is away with appointments that still wait, for those who may know; nothing where none does. */
export function WaitingChip({ team }: Props) {
  const member = useMember();
  return member?.mayCall(appointment.routes.conflicts) ? <Waiting member={member} team={team} /> : null;
}

function Waiting({ member, team }: Props & { readonly member: Member }) {
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
    <div className="absolute bottom-24 left-4 z-25 rounded-badge bg-surface shadow-2 dark:bg-raised">
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
