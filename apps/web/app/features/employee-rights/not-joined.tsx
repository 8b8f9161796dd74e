import { positionPresets } from '@ayna/contracts/core/positions';
import { useMutation } from '@tanstack/react-query';
import { Hourglass, Send } from 'lucide-react';
import { type Employee, inviteEmployee } from '../../data/employees.ts';
import { dayInWords } from '../../parts/moment-text.ts';
import { titleOf } from '../../parts/positions.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { useNow } from '../../parts/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CanDoCard } from './aside.tsx';
import { texts } from './texts.ts';

const words = texts.notJoined;

/** What is said of the way in, as far as it has come. */
const invitationText = ({ invitation }: Employee, now: number): string => {
  if (!invitation) return words.uninvited;
  return Date.parse(invitation.expiresAt) <= now
    ? words.over
    : words.waiting(dayInWords(invitation.expiresAt));
};

/** Somebody without an account has no rights yet: what the position will give, and how the invitation stands. */
export function NotJoined({ employee }: { readonly employee: Employee }) {
  const now = useNow();
  const invite = useMutation(inviteEmployee);
  const { code, position, invitation, phone, email, userSnapshot } = employee;
  const given = positionPresets[position];
  const mayInvite = phone !== null || email !== null;
  const send = (): void =>
    invite.mutate(code, { onSuccess: () => showToast({ text: words.sent }), onError: showFailure });
  return (
    <div className="grid max-w-[720px] gap-4">
      <section className="flex gap-3.5 rounded-[16px] border-[1.5px] border-pending-line border-dashed p-4.5">
        <Hourglass
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="mt-0.5 flex-none text-warning-ink"
        />
        <div className="min-w-0">
          <h2 className="font-semibold text-title-s">{words.title(userSnapshot.name)}</h2>
          <p className="num mt-1 text-pretty text-ink-2">{invitationText(employee, now)}</p>
          {!mayInvite && <p className="mt-1 text-ink-2">{words.noContact}</p>}
          {mayInvite && (
            <div className="mt-3.5">
              <Button
                look="outline"
                isPending={invite.isPending}
                icon={<Send aria-hidden="true" size={17} strokeWidth={1.75} />}
                onPress={send}
              >
                {invitation ? words.again : words.invite}
              </Button>
            </div>
          )}
        </div>
      </section>
      {given.length === 0 ? (
        <p className="text-muted">{words.nothing}</p>
      ) : (
        <CanDoCard title={words.willBe(titleOf({ title: '', position }))} groups={given} />
      )}
    </div>
  );
}
