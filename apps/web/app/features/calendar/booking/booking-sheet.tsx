import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { meQuery } from '../../../data/auth.ts';
import { AppointmentFormLoader } from '../../../parts/appointment-form/appointment-form-loader.tsx';
import { type Prefill, placeParam, prefillQuery } from '../../../parts/appointment-form/model/prefill.ts';
import { texts } from '../../../parts/appointment-form/texts.ts';
import type { BookedVisit } from '../../../parts/appointment-form/use-add-appointment.ts';
import type { DraftPlace } from '../../../parts/appointment-form/use-moved-place.ts';
import type { IsLeaving } from '../../../parts/unsaved-changes-guard.tsx';
import type { Member } from '../../../parts/use-member.ts';
import { paths } from '../../../paths.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { DockedSheet } from '../../../ui/side-sheet.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';

type Props = {
  readonly member: Member;
  readonly place: Prefill;
  readonly draftPlace: DraftPlace | null;
  readonly onMove: (place: DraftPlace | null) => void;
  readonly onBooked: (booked: BookedVisit) => void;
  readonly onClose: () => void;
};

const placeOf = ({ search }: { readonly search: string }) => placeParam.read(new URLSearchParams(search));

/** Other days, views and places of the calendar stay with the form; the visit of somebody else is another form. */
const isLeaving: IsLeaving = (from, to) => {
  const [now, next] = [placeOf(from), placeOf(to)];
  return (
    from.pathname !== to.pathname ||
    next === null ||
    now?.customerCode !== next.customerCode ||
    now.serviceCode !== next.serviceCode
  );
};

/** The form of a new appointment beside the calendar, which stays in use and says where it is to be written. */
export function BookingSheet({ member, place, draftPlace, onMove, onBooked, onClose }: Props) {
  const { data: me } = useQuery(meQuery);
  const navigate = useNavigate();
  const scope = appointmentScope(member.groups, bookingRights);
  const toPage = () => {
    const { date, time, employeeCode } = draftPlace ?? place;
    void navigate(`${paths.addAppointment}?${prefillQuery({ ...place, date, time, employeeCode })}`);
  };
  return (
    <DockedSheet
      title={texts.title}
      onClose={onClose}
      tools={
        <Tooltip text={texts.openPage} side="bottom">
          <IconButton icon={ArrowUpRight} label={texts.openPage} onPress={toPage} />
        </Tooltip>
      }
    >
      {me && (
        <AppointmentFormLoader
          salonCode={member.salonCode}
          ownUser={scope === 'own' ? me.code : undefined}
          place={place}
          isSheet
          isLeaving={isLeaving}
          onMove={onMove}
          onBooked={onBooked}
        />
      )}
    </DockedSheet>
  );
}
