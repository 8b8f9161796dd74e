import { appointment } from '@ayna/contracts/appointment';
import { fullName } from '@ayna/domain/names';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CalendarPlus, Check, Phone } from 'lucide-react';
import { settleWaiting, type WaitingEntry, waitingListQuery } from '../../../data/waiting-list.ts';
import { queryNames } from '../../../parts/appointment-form/model/query-names.ts';
import { dayRange } from '../../../parts/day-range.ts';
import { HelpLink } from '../../../parts/help/help-link.tsx';
import { LoadFailure } from '../../../parts/load-failure.tsx';
import { localPhone } from '../../../parts/local-phone.ts';
import { dayInWords } from '../../../parts/moment-text.ts';
import { showFailure } from '../../../parts/show-failure.ts';
import { useMember } from '../../../parts/use-member.ts';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ButtonLink } from '../../../ui/link.tsx';
import { HairAvatar } from '../../../ui/pattern/hair-avatar.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { texts } from './texts.ts';

type Props = { readonly salonCode: string; readonly close: () => void };

/** Who waits for a free time, longest first: called, booked, or taken off the list. */
export function WaitingListDialog({ salonCode, close }: Props) {
  return (
    <Dialog title={texts.title} width="m" isOpen onOpenChange={close}>
      <p className="mb-2 text-muted">{texts.lead}</p>
      <Entries salonCode={salonCode} />
    </Dialog>
  );
}

function Entries({ salonCode }: Pick<Props, 'salonCode'>) {
  const { data: entries, error, refetch } = useQuery(waitingListQuery(salonCode));
  if (error && !entries)
    return (
      <LoadFailure
        title={texts.failed}
        text={error.message}
        retry={texts.retry}
        onRetry={() => void refetch()}
      />
    );
  if (!entries)
    return (
      <SkeletonArea>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="mt-3 h-24 w-full" />
      </SkeletonArea>
    );
  if (entries.length === 0)
    return (
      <EmptyState
        title={texts.emptyTitle}
        text={texts.empty}
        level={3}
        art={<HairAvatar seed="waiting-list" tone="auburn" />}
        more={<HelpLink slug="bekleme-listesi">{texts.how}</HelpLink>}
      />
    );
  return (
    <ul>
      {entries.map((entry) => (
        <Entry key={entry.code} entry={entry} />
      ))}
    </ul>
  );
}

const whenText = ({ firstDay, lastDay, parts }: WaitingEntry): string =>
  `${dayRange(firstDay, lastDay)}, ${parts.length === 0 ? texts.anyPart : parts.map((part) => texts.parts[part]).join(', ')}`;

const whoText = ({ services }: WaitingEntry): string =>
  [...new Set(services.flatMap(({ employee }) => employee ?? []))].join(', ') || texts.anybody;

/** The form for an appointment, with what is known of the first service. */
const bookingUrl = ({ customerCode, services: [first], firstDay }: WaitingEntry): string => {
  const query = new URLSearchParams({
    [queryNames.customer]: customerCode,
    [queryNames.date]: firstDay,
    ...(first ? { [queryNames.service]: first.serviceCode } : {}),
    ...(first?.employeeCode ? { [queryNames.employee]: first.employeeCode } : {}),
  });
  return `${paths.addAppointment}?${query}`;
};

function Entry({ entry }: { readonly entry: WaitingEntry }) {
  const name = fullName(entry);
  return (
    <li className="grid gap-3 py-4 shadow-below last:shadow-none">
      <div className="flex items-start gap-3">
        <Avatar name={name} seed={entry.customerCode} size="md" />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center justify-between gap-x-3">
            <b className="font-semibold">{name}</b>
            <span className="text-caption text-muted">{texts.since(dayInWords(entry.createdAt))}</span>
          </p>
          <p>{entry.services.map(({ service }) => service).join(', ')}</p>
          <p className="num text-muted">{whenText(entry)}</p>
          <p className="text-muted">{whoText(entry)}</p>
        </div>
      </div>
      <Actions entry={entry} name={name} />
    </li>
  );
}

function Actions({ entry, name }: { readonly entry: WaitingEntry; readonly name: string }) {
  const { mayCall } = useMember() ?? { mayCall: () => false };
  const settling = useMutation(settleWaiting);
  const settle = (done: boolean): Promise<unknown> =>
    settling.mutateAsync({ salonCode: entry.salonCode, code: entry.code, done });
  const remove = async (): Promise<void> => {
    try {
      await settle(true);
      const undo = (): void => void settle(false).catch(showFailure);
      showToast({ text: texts.removed(name), action: { label: texts.undo, onPress: undo } });
    } catch (failure) {
      showFailure(failure);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CustomerPhone name={name} phone={entry.phone} />
      {mayCall(appointment.routes.bookByDesk) && (
        <ButtonLink
          look="outline"
          icon={CalendarPlus}
          to={bookingUrl(entry)}
          aria-label={texts.bookLabel(name)}
        >
          {texts.book}
        </ButtonLink>
      )}
      {mayCall(appointment.routes.settleWaiting) && (
        <Button
          look="ghost"
          icon={Check}
          aria-label={texts.doneLabel(name)}
          isPending={settling.isPending}
          onPress={() => void remove()}
        >
          {texts.done}
        </Button>
      )}
    </div>
  );
}

type PhoneProps = { readonly name: string; readonly phone: string | null };

/** A masked number can be read and not called. */
function CustomerPhone({ name, phone }: PhoneProps) {
  if (phone === null) return <span className="text-muted">{texts.noPhone}</span>;
  if (phone.includes('*')) return <span className="num">{phone}</span>;
  return (
    <a
      href={`tel:${phone}`}
      aria-label={texts.call(name, localPhone(phone))}
      className="num inline-flex h-11 items-center gap-2 rounded-md px-3.5 font-strong shadow-frame-1 hover:bg-sunken tablet:h-9.5"
    >
      <Phone size={16} />
      {localPhone(phone)}
    </a>
  );
}
