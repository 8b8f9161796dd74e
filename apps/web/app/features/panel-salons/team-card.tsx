import { auth } from '@ayna/contracts/auth';
import { validate } from '@ayna/contracts/core/validation';
import { fullName } from '@ayna/domain/names';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setMemberGroups } from '../../data/members.ts';
import { type PlatformSalon, type SalonMember, salonTeamQuery } from '../../data/panel.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { momentOf } from '../../parts/moment-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { Card } from './card.tsx';
import { texts } from './texts.ts';

const words = texts.team;
/** The contract's. */
const maxLength = 200;

/** Who belongs to the salon; anyone of them can be made its Administrator when nobody gets in. */
export function TeamCard({ salon }: { readonly salon: PlatformSalon }) {
  const { data: team, isLoadingError } = useQuery(salonTeamQuery(salon.code));
  const [chosen, setChosen] = useState<SalonMember | null>(null);
  return (
    <Card title={words.title}>
      <p className="text-label text-muted">{words.text}</p>
      {isLoadingError && <p className="text-muted">{words.failed}</p>}
      {!team && !isLoadingError && <Skeleton className="h-11 w-full" />}
      <ul className="grid divide-y divide-line">
        {team?.map((member) => (
          <Member key={member.userCode} member={member} grant={() => setChosen(member)} />
        ))}
      </ul>
      {chosen && <GrantDialog salon={salon} member={chosen} close={() => setChosen(null)} />}
    </Card>
  );
}

const seenText = (lastSeenAt: string | null): string =>
  lastSeenAt === null ? words.neverSeen : words.seen(momentOf(lastSeenAt));

type MemberProps = { readonly member: SalonMember; readonly grant: () => void };

function Member({ member, grant }: MemberProps) {
  const name = fullName(member);
  const role = member.role === 'SalonOwner' ? words.owner : words.employee;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <Avatar name={name} seed={member.userCode} size="sm" />
      <span className="min-w-0 flex-1">
        <b className="block truncate font-semibold">{name}</b>
        <span className="num block text-label text-muted">
          {words.line(role, member.phone, seenText(member.lastSeenAt))}
        </span>
      </span>
      <MemberState member={member} grant={grant} />
    </li>
  );
}

function MemberState({ member, grant }: MemberProps) {
  if (!member.active) return <Badge tone="grey">{words.closed}</Badge>;
  if (member.groups.includes('Administrator')) return <Badge tone="accent">{words.administrator}</Badge>;
  return (
    <Button look="outline" size="sm" aria-label={words.grantTo(fullName(member))} onPress={grant}>
      {words.grant}
    </Button>
  );
}

type DialogProps = {
  readonly salon: PlatformSalon;
  readonly member: SalonMember;
  readonly close: () => void;
};

function GrantDialog({ salon, member, close }: DialogProps) {
  const { mutateAsync } = useMutation(setMemberGroups);
  const name = fullName(member);
  const form = useContractForm({
    schema: ({ reason }: { readonly reason: string }) =>
      validate(auth.routes.setGroups.body, {
        salonCode: salon.code,
        groups: ['Administrator', ...member.groups],
        reason,
      }),
    saved: { reason: '' },
    send: (body) => mutateAsync({ userCode: member.userCode, ...body }),
    onSent() {
      close();
      showToast({ text: words.granted(name) });
    },
  });
  return (
    <FormDialog form={form} title={words.dialogTitle} close={close} save={words.confirm} size="lg">
      <p className="text-ink-2">{words.dialogText(name, salon.name)}</p>
      <TextField
        {...form.field('reason')}
        label={words.reason}
        hint={words.reasonHint}
        maxLength={maxLength}
      />
    </FormDialog>
  );
}
