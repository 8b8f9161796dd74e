import { CallError } from '@ayna/contracts/core/client';
import { fullName } from '@ayna/domain/names';
import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import { useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import {
  type Appointment,
  appointmentQuery,
  findInLists,
  type HistoryEntry,
  historyQuery,
} from '../data/appointments.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../ui/skeleton.tsx';
import { AllergyNotice } from './appointment-details/allergy-notice.tsx';
import { CustomerFact } from './appointment-details/customer-fact.tsx';
import { DetailsLead, StatusBadge } from './appointment-details/details-lead.tsx';
import { Fact, FactLabel, factStyle } from './appointment-details/fact.tsx';
import { HistoryFact } from './appointment-details/history-fact.tsx';
import { MoveFooter, MoveForm } from './appointment-details/move-form.tsx';
import { NoteFact } from './appointment-details/note-fact.tsx';
import { allowedActions } from './appointment-details/rights.ts';
import { ServiceFact } from './appointment-details/service-fact.tsx';
import { statusFooter } from './appointment-details/status-footer.tsx';
import { texts } from './appointment-details/texts.ts';
import { useFocusFallback } from './appointment-details/use-focus-fallback.ts';
import { type OnMoved, useMove } from './appointment-details/use-move.ts';
import { useStatusActions } from './appointment-details/use-status-actions.ts';
import { useViewer } from './appointment-details/use-viewer.ts';
import { statusLooks } from './appointment-status.ts';
import { LoadFailure } from './load-failure.tsx';
import { failureMessage } from './show-failure.ts';

/** The appointment as it is now, and what was done to it. What a list has of it is there at once. */
const useAppointment = (code: string) => {
  const client = useQueryClient();
  const one = useQuery({
    ...appointmentQuery(code),
    placeholderData: () => findInLists(client, code),
  });
  const history = useQuery(historyQuery(code));
  const isGone = one.error instanceof CallError && one.error.status === 404;
  return {
    appointment: isGone ? undefined : one.data,
    isSettled: !one.isFetching && !one.isPlaceholderData,
    isGone,
    failure: one.error && !one.data ? failureMessage(one.error) : undefined,
    retry: () => void one.refetch(),
    history,
  };
};

type LoadedAppointment = ReturnType<typeof useAppointment>;
type Change = { readonly version: number; readonly last: HistoryEntry };

/**
 * Who changed it last while it was looked at: a name, '' where nobody is named, undefined where nobody else has.
 * The history says whose change it was, so one's own in another tab is none.
 */
const useForeignChange = (
  { appointment, isSettled, history }: LoadedAppointment,
  viewerCode: string | undefined,
): string | undefined => {
  const [first, setFirst] = useState<number>();
  const [listed, setKnown] = useState<Change>();
  const isChanging = useIsMutating() > 0;
  const last = history.data?.at(-1);
  // Only once both have come: a change without its author, or with the one before, would be said wrongly.
  const isWhole = isSettled && !history.isFetching && !isChanging;
  if (isWhole && appointment && last) {
    const { version } = appointment;
    if (first === undefined) setFirst(version);
    if (listed?.version !== version || listed.last.at !== last.at) setKnown({ version, last });
  }
  if (!listed || listed.version === first || listed.last.by?.code === viewerCode) return undefined;
  return listed.last.by?.name ?? '';
};

type Props = {
  readonly code: string;
  readonly onClose: () => void;
  /** Whether the address says that it is open. */
  readonly isInAddress?: boolean;
  /** Opens at the form that moves it. */
  readonly isMoving?: boolean;
  /** Moved from here: as it was and as it is, and whether the customer is told. */
  readonly onMoved?: OnMoved;
};

/** One appointment over whatever screen shows it: mount it to open it. Another code is another dialog. */
export function AppointmentDetails(props: Props) {
  return <LoadedDetails key={props.code} {...props} />;
}

const noRights = { setStatus: false, decide: false, note: false, move: false };

function LoadedDetails({ code, onClose, isInAddress = false, isMoving = false, onMoved }: Props) {
  const opened = useAppointment(code);
  const { appointment } = opened;
  const looking = useViewer();
  const actions = useStatusActions();
  const move = useMove(appointment, { isMoving, onMoved });
  const changedBy = useForeignChange(opened, looking?.viewer.code);
  if (!appointment)
    return <Frame onClose={onClose} isInAddress={isInAddress} {...placeholderFor(opened, onClose)} />;

  const may = looking ? allowedActions(looking.viewer, appointment) : noRights;
  const values = may.move ? move.values : null;
  const head = {
    onClose,
    isInAddress,
    tone: statusLooks[appointment.status].tone,
    aside: <StatusBadge status={appointment.status} />,
    lead: (
      <DetailsLead
        appointment={appointment}
        onMove={may.move ? move.open : undefined}
        isMoving={values !== null}
      />
    ),
  };
  const change = <ForeignChangeNotice by={changedBy} />;
  if (looking && values)
    return (
      <Frame {...head} title={texts.move.title} actions={<MoveFooter move={move} />}>
        {change}
        <MoveForm
          appointment={appointment}
          move={move}
          values={values}
          team={appointmentScope(looking.viewer.groups, bookingRights) === 'all' ? looking.team : []}
        />
      </Frame>
    );
  return (
    <Frame {...head} actions={statusFooter({ appointment, maySet: may.setStatus, actions })}>
      {change}
      <AllergyNotice allergies={appointment.allergies} />
      <Facts appointment={appointment} mayNote={may.note}>
        <HistoryFact
          entries={opened.history.data}
          hasFailed={opened.history.isError}
          viewerCode={looking?.viewer.code}
          undo={() => actions.takeBack(code)}
          isUndoing={actions.underWay === 'undo'}
        />
      </Facts>
    </Frame>
  );
}

type FrameProps = Pick<Props, 'onClose'> & Partial<ComponentProps<typeof Dialog>>;

function Frame({ onClose, title = texts.title, children, ...rest }: FrameProps) {
  const content = useRef<HTMLDivElement>(null);
  useFocusFallback(content);
  return (
    <Dialog title={title} isOpen onOpenChange={(isOpen) => isOpen || onClose()} {...rest}>
      <div ref={content} tabIndex={-1} className="outline-none">
        {children}
      </div>
    </Dialog>
  );
}

/** In the place of an appointment that is not here: it is on its way, it is gone, or it did not come. */
const placeholderFor = (
  { isGone, failure, retry }: Pick<ReturnType<typeof useAppointment>, 'isGone' | 'failure' | 'retry'>,
  onClose: () => void,
): { readonly children: ReactNode } => {
  if (isGone)
    return {
      children: (
        <EmptyState
          title={texts.gone}
          text={texts.goneText}
          action={<Button onPress={onClose}>{texts.close}</Button>}
        />
      ),
    };
  if (failure !== undefined)
    return {
      children: <LoadFailure title={texts.failed} text={failure} retry={texts.retry} onRetry={retry} />,
    };
  return { children: <DetailsSkeleton /> };
};

/** There from the beginning, so that a screen reader says what comes into it. */
function ForeignChangeNotice({ by }: { readonly by: string | undefined }) {
  return (
    <div role="status">
      {by !== undefined && (
        <p className="mt-3 rounded-lg bg-info-bg px-3.5 py-2.5 font-medium text-info-ink text-label">
          {by === '' ? texts.changed : texts.changedBy(by)}
        </p>
      )}
    </div>
  );
}

type FactsProps = {
  readonly appointment: Appointment;
  readonly mayNote: boolean;
  readonly children: ReactNode;
};

function Facts({ appointment, mayNote, children }: FactsProps) {
  return (
    <div>
      <ServiceFact appointment={appointment} />
      <Fact Icon={UserCheck}>
        <FactLabel>{texts.employee}</FactLabel>
        <div className={factStyle}>{fullName(appointment.employeeSnapshot)}</div>
      </Fact>
      <CustomerFact appointment={appointment} />
      <NoteFact appointment={appointment} mayEdit={mayNote} />
      {children}
    </div>
  );
}

/** In the shape of what comes: the service, the employee, the customer. */
function DetailsSkeleton() {
  return (
    <SkeletonArea>
      <Skeleton className="mt-1 h-9 w-48" />
      <Skeleton className="mt-2.5 mb-5 h-4 w-40" />
      {['w-40', 'w-32', 'w-44'].map((width) => (
        <div key={width} className="grid grid-cols-lead-6 gap-3.5 border-line border-t py-4">
          <Skeleton className="size-5 rounded-sm" />
          <div>
            <Skeleton className="h-3 w-16" />
            <Skeleton className={`mt-2 h-4 ${width}`} />
          </div>
        </div>
      ))}
    </SkeletonArea>
  );
}
