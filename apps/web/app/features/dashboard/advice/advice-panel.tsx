import { appointment } from '@ayna/contracts/appointment';
import { content } from '@ayna/contracts/content';
import { employee } from '@ayna/contracts/employee';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Megaphone, PhoneCall, UserPlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { type Advice, adviceQuery, setAdvice } from '../../../data/advice.ts';
import { maySeeCustomers } from '../../../parts/customer-rights.ts';
import { editSalonPath } from '../../../parts/salon-sections.ts';
import { showFailure } from '../../../parts/show-failure.ts';
import { type Member, useMember } from '../../../parts/use-member.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import {
  lapsedGrid,
  lapsedReason,
  lapsedSentence,
  quietGrid,
  quietReason,
  quietSentence,
  refusedGrid,
  refusedSentence,
} from './grid.ts';
import { employeeServicesAddress, lapsedCustomersAddress } from './links.ts';
import { Suggestion } from './suggestion.tsx';
import { texts } from './texts.ts';

type Props = { readonly salonCode: string };

/** What can be done this week. Nothing where the figures suggest nothing, or for who may not see them. */
export function AdvicePanel({ salonCode }: Props) {
  const member = useMember();
  return member?.mayCall(appointment.routes.advice) ? (
    <ReadAdvice salonCode={salonCode} member={member} />
  ) : null;
}

type ReadProps = Props & { readonly member: Member };

function ReadAdvice({ salonCode, member }: ReadProps) {
  const { data, isError, refetch } = useQuery(adviceQuery(salonCode));
  const change = useMutation({ ...setAdvice, onError: showFailure });
  const maySwitch = member.mayCall(appointment.routes.setAdvice);
  const flip = (off: boolean) => change.mutate({ salonCode, off });
  if (!data)
    return isError ? (
      <Remark text={texts.failed} action={texts.retry} onPress={() => void refetch()} />
    ) : null;
  if (data.off)
    return maySwitch ? (
      <Remark
        text={texts.off}
        action={texts.switchOn}
        isPending={change.isPending}
        onPress={() => flip(false)}
      />
    ) : null;
  return data.items.length === 0 ? null : (
    <Suggestions items={data.items} member={member}>
      {maySwitch && (
        <Button look="ghost" size="sm" isPending={change.isPending} onPress={() => flip(true)}>
          {texts.switchOff}
        </Button>
      )}
    </Suggestions>
  );
}

type ListProps = {
  readonly items: readonly Advice[];
  readonly member: Member;
  readonly children: ReactNode;
};

function Suggestions({ items, member, children }: ListProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-tour="advice"
      className="mt-3.5 min-w-0 rounded-sheet shadow-outline dark:bg-raised"
    >
      <div className="flex flex-wrap items-center gap-x-2.5 px-5.5 pt-4.5 pb-1 max-tablet:px-4">
        <h2 id={id} className="font-semibold text-title">
          {texts.title}
        </h2>
        <span className="ml-auto">{children}</span>
      </div>
      <ul>
        {items.map((item) => (
          <Item key={item.kind} item={item} member={member} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, member }: { readonly item: Advice; readonly member: Member }) {
  if (item.kind === 'quiet-stretch')
    return (
      <Suggestion
        icon={Megaphone}
        sentence={quietSentence(item)}
        grid={quietGrid(item)}
        reason={quietReason(item)}
        action={
          member.mayCall(content.routes.createAnnouncement) && (
            <ButtonLink look="soft" to={editSalonPath(member.salonCode, 'announcements')}>
              {texts.quiet.action}
            </ButtonLink>
          )
        }
      />
    );
  if (item.kind === 'lapsed')
    return (
      <Suggestion
        icon={PhoneCall}
        sentence={lapsedSentence(item)}
        grid={lapsedGrid(item)}
        reason={lapsedReason(item)}
        action={
          maySeeCustomers(member) && (
            <ButtonLink
              look="outline"
              to={lapsedCustomersAddress(item.serviceCode)}
              aria-label={texts.lapsed.actionOf(item.serviceName)}
            >
              {texts.lapsed.action}
            </ButtonLink>
          )
        }
      />
    );
  return (
    <Suggestion
      icon={UserPlus}
      sentence={refusedSentence(item)}
      grid={refusedGrid(item)}
      reason={texts.refused.rule(item.employeeName)}
      action={
        member.mayCall(employee.routes.setServices) && (
          <ButtonLink
            look="outline"
            to={employeeServicesAddress(item.employeeCode)}
            aria-label={texts.refused.actionOf(item.employeeName, item.serviceName)}
          >
            {texts.refused.action}
          </ButtonLink>
        )
      }
    />
  );
}

type RemarkProps = {
  readonly text: string;
  readonly action: string;
  readonly isPending?: boolean;
  readonly onPress: () => void;
};

/** One line in the panel's place, with the way back to it. */
function Remark({ text, action, isPending = false, onPress }: RemarkProps) {
  return (
    <p className="mt-3.5 flex flex-wrap items-center gap-2.5 rounded-sheet px-5.5 py-3 text-muted shadow-outline max-tablet:px-4 dark:bg-raised">
      {text}
      <Button look="ghost" size="sm" isPending={isPending} onPress={onPress}>
        {action}
      </Button>
    </p>
  );
}
