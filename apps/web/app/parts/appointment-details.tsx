import { fullName } from '@ayna/domain/names';
import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { UserCheck } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { salonQuery } from '../data/salon.ts';
import { lazyComponent } from '../lib/lazy.ts';
import { Button } from '../ui/button.tsx';
import { useNarrowScreen } from '../ui/use-narrow-screen.ts';
import { AllergyNotice } from './appointment-details/allergy-notice.tsx';
import { BookingFact } from './appointment-details/booking-fact.tsx';
import { CustomerPane } from './appointment-details/customer-pane.tsx';
import { DetailsLead, MoveOpener, StatusBadge } from './appointment-details/details-lead.tsx';
import { Fact, FactLabel, factStyle } from './appointment-details/fact.tsx';
import { Frame, placeholderFor } from './appointment-details/frame.tsx';
import { HistoryFact } from './appointment-details/history-fact.tsx';
import { MoveFooter, MoveForm } from './appointment-details/move-form.tsx';
import type { MoveValues } from './appointment-details/move-values.ts';
import { NextFact } from './appointment-details/next-fact.tsx';
import { NoteFact } from './appointment-details/note-fact.tsx';
import { allowedActions } from './appointment-details/rights.ts';
import { ServiceFact } from './appointment-details/service-fact.tsx';
import { statusFooter } from './appointment-details/status-footer.tsx';
import { texts } from './appointment-details/texts.ts';
import {
  type LoadedAppointment,
  useAppointment,
  useForeignChange,
} from './appointment-details/use-appointment.ts';
import { type CustomerVisits, useCustomerVisits } from './appointment-details/use-customer-visits.ts';
import { type Move, type OnMoved, useMove } from './appointment-details/use-move.ts';
import { type StatusActions, useStatusActions } from './appointment-details/use-status-actions.ts';
import { useViewer } from './appointment-details/use-viewer.ts';
import type { Prefill } from './appointment-form/model/prefill.ts';
import { statusLooks } from './appointment-status.ts';

// Of completed appointments alone, so not with every appointment that is opened.
const ReviewFact = lazyComponent(() =>
  import('./appointment-details/review-fact.tsx').then((part) => part.ReviewFact),
);

type Props = {
  readonly code: string;
  readonly onClose: () => void;
  /** Whether the address says that it is open. */
  readonly isInAddress?: boolean;
  /** Opens at the form that moves it. */
  readonly isMoving?: boolean;
  /** Moved from here: as it was and as it is, and whether the customer is told. */
  readonly onMoved?: OnMoved;
  /** Books the next visit beside the screen; without it a link leads to the form's page. */
  readonly onBook?: (place: Prefill) => void;
};

/** One appointment over whatever screen shows it: mount it to open it. Another code is another dialog. */
export function AppointmentDetails(props: Props) {
  return <LoadedDetails key={props.code} {...props} />;
}

const noRights = { setStatus: false, settle: false, decide: false, note: false, book: false, move: false };

function LoadedDetails({ code, onClose, isInAddress = false, isMoving = false, onMoved, onBook }: Props) {
  const opened = useAppointment(code);
  const { appointment } = opened;
  const looking = useViewer();
  const actions = useStatusActions();
  const move = useMove(appointment, { isMoving, onMoved });
  const changedBy = useForeignChange(opened, looking?.viewer.code);
  const visits = useCustomerVisits(appointment, looking?.viewer.groups);
  const zone = useZone(appointment?.salonCode);
  const isNarrow = useNarrowScreen();
  if (!appointment)
    return <Frame onClose={onClose} isInAddress={isInAddress} {...placeholderFor(opened, onClose)} />;

  const may = looking ? allowedActions(looking.viewer, appointment) : noRights;
  const values = may.move ? move.values : null;
  const opener = <MoveOpener onMove={may.move ? move.open : undefined} isMoving={values !== null} />;
  const change = <ForeignChangeNotice by={changedBy} />;
  // One frame for both, so that the dialog stays open and keeps the focus while its content changes.
  return (
    <Frame
      onClose={onClose}
      isInAddress={isInAddress}
      tone={statusLooks[appointment.status].tone}
      aside={
        <>
          <StatusBadge status={appointment.status} />
          {!isNarrow && opener}
        </>
      }
      lead={<DetailsLead appointment={appointment}>{isNarrow && opener}</DetailsLead>}
      {...(looking && values
        ? movingParts({ appointment, move, values, looking, change })
        : wholeParts({ appointment, may, move, opened, visits, looking, actions, zone, change, onBook }))}
    />
  );
}

/** The salon's; until it has told it, that of the country. */
const useZone = (salonCode: string | undefined): string => {
  const { data: salon } = useQuery({ ...salonQuery(salonCode ?? ''), enabled: salonCode !== undefined });
  return salon?.zone ?? 'Europe/Istanbul';
};

type Looking = NonNullable<ReturnType<typeof useViewer>>;

const mayHandOn = ({ viewer }: Looking): boolean => appointmentScope(viewer.groups, bookingRights) === 'all';

type MovingProps = {
  readonly appointment: NonNullable<LoadedAppointment['appointment']>;
  readonly move: Move;
  readonly values: MoveValues;
  readonly looking: Looking;
  readonly change: ReactNode;
};

const movingParts = ({ appointment, move, values, looking, change }: MovingProps) => ({
  title: texts.move.title,
  // Who hands it to somebody else has to know what that person may not use.
  banner: <AllergyNotice allergies={appointment.allergies} />,
  actions: <MoveFooter move={move} />,
  children: (
    <>
      {change}
      <MoveForm
        appointment={appointment}
        move={move}
        values={values}
        team={mayHandOn(looking) ? looking.team : []}
      />
    </>
  ),
});

type WholeProps = FactsProps & {
  readonly zone: string;
  readonly change: ReactNode;
};

const wholeParts = ({ zone, change, ...facts }: WholeProps) => {
  const { appointment, may, actions, visits } = facts;
  return {
    width: 'l' as const,
    banner: <AllergyNotice allergies={appointment.allergies} />,
    actions: statusFooter({ appointment, maySet: may.setStatus, maySettle: may.settle, actions, zone }),
    children: (
      <div className="grid min-h-full tablet:grid-cols-fill-87">
        <CustomerPane appointment={appointment} visits={visits} />
        <div className="px-5 pb-2 tablet:px-6">
          {change}
          <Facts {...facts} />
        </div>
      </div>
    ),
  };
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
  readonly appointment: NonNullable<LoadedAppointment['appointment']>;
  readonly may: ReturnType<typeof allowedActions>;
  readonly move: Move;
  readonly opened: LoadedAppointment;
  readonly visits: CustomerVisits;
  readonly looking: Looking | undefined;
  readonly actions: StatusActions;
  readonly onBook: Props['onBook'];
};

function Facts({
  appointment,
  may,
  move,
  opened: { history },
  visits,
  looking,
  actions,
  onBook,
}: FactsProps) {
  const performer = looking?.team.find(({ code }) => code === appointment.employeeCode);
  const mayReassign = may.move && looking && mayHandOn(looking) && looking.team.length > 1;
  return (
    <div>
      <ServiceFact appointment={appointment} performer={may.move ? performer : undefined} />
      <Fact Icon={UserCheck}>
        <div className="flex items-center justify-between gap-3">
          <div className="min-w-0">
            <FactLabel>{texts.employee}</FactLabel>
            <div className={factStyle}>{fullName(appointment.employeeSnapshot)}</div>
          </div>
          {mayReassign && (
            <Button look="ghost" aria-label={texts.reassignLabel} onPress={move.open}>
              {texts.reassign}
            </Button>
          )}
        </div>
      </Fact>
      <NoteFact appointment={appointment} mayEdit={may.note} />
      {appointment.status === 'Completed' && (
        <Suspense fallback={null}>
          <ReviewFact appointment={appointment} />
        </Suspense>
      )}
      <BookingFact appointment={appointment} />
      {may.book && visits.all && <NextFact appointment={appointment} visits={visits.all} onBook={onBook} />}
      <HistoryFact
        entries={history.data}
        hasFailed={history.isError}
        viewerCode={looking?.viewer.code}
        undo={() => actions.takeBack(appointment.code)}
        isUndoing={actions.underWay === 'undo'}
      />
    </div>
  );
}
