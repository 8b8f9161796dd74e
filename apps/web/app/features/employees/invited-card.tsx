import { Hourglass, Send, TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import type { Employee } from '../../data/employees.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { dayInWords } from '../../parts/moment-text.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CardFrame } from './card-frame.tsx';
import { MenuButton, type OpenMenu } from './card-menu.tsx';
import { texts } from './texts.ts';
import type { EmployeeActions } from './use-employee-actions.ts';

const words = texts.invited;

type Invitation = NonNullable<Employee['invitation']>;

const sentence = ({ by, sentTo, sentAt, expiresAt, failedAt }: Invitation, isOver: boolean): string => {
  const to = by === 'sms' ? localPhone(sentTo) : sentTo;
  if (failedAt !== null) return (by === 'sms' ? words.smsRefused : words.mailRefused)(to);
  if (isOver) return words.ranOut(to, dayInWords(expiresAt));
  return (by === 'sms' ? words.bySms : words.byMail)(dayInWords(sentAt), to, dayInWords(expiresAt));
};

type StandingProps = { readonly invitation: Invitation; readonly isOver: boolean };

function Standing({ invitation: { by, failedAt }, isOver }: StandingProps) {
  if (failedAt !== null)
    return (
      <Badge tone="red" icon={TriangleAlert}>
        {by === 'sms' ? words.failedSms : words.failedMail}
      </Badge>
    );
  return (
    <Badge tone="amber" icon={Hourglass}>
      {isOver ? words.over : words.waiting}
    </Badge>
  );
}

type Props = {
  readonly employee: Employee;
  readonly actions: EmployeeActions;
  readonly openMenu: (opened: OpenMenu) => void;
  readonly isOver: boolean;
};

/** Somebody who was invited and has not come yet. */
export const InvitedCard = memo(function InvitedCard({ employee, actions, openMenu, isOver }: Props) {
  const { invitation } = employee;
  if (!invitation) return null;
  const name = employeeName(employee);
  return (
    <CardFrame
      employee={employee}
      look="awaited"
      menu={<MenuButton employee={employee} openMenu={openMenu} />}
    >
      <p className="mt-4">
        <Standing invitation={invitation} isOver={isOver} />
      </p>
      <p className="num mt-3 mb-4 text-pretty text-note-size text-ink-2 leading-5 max-tablet:text-body-size">
        {sentence(invitation, isOver)}
      </p>
      <div className="mt-auto grid grid-cols-2 gap-2">
        <Button
          look="outline"
          aria-label={`${words.again}: ${name}`}
          icon={Send}
          onPress={() => actions.invite(employee)}
        >
          {words.again}
        </Button>
        <Button look="ghost" aria-label={`${words.revoke}: ${name}`} onPress={() => actions.revoke(employee)}>
          {words.revoke}
        </Button>
      </div>
    </CardFrame>
  );
});
