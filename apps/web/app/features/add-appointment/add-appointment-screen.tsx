import { appointmentScope, bookingRights } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { type MetaDescriptor, useNavigate, useSearchParams } from 'react-router';
import { meQuery } from '../../data/auth.ts';
import { AppointmentFormLoader } from '../../parts/appointment-form/appointment-form-loader.tsx';
import { parsePrefill } from '../../parts/appointment-form/model/prefill.ts';
import { queryNames } from '../../parts/appointment-form/model/query-names.ts';
import { texts as formTexts } from '../../parts/appointment-form/texts.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import type { TourStep } from '../../ui/tour.tsx';
import { useNarrowScreen } from '../../ui/use-narrow-screen.ts';
import { texts, tourTexts } from './texts.ts';

const { customer, services, employee, when, create } = tourTexts.steps;

const tourName = tourTexts.name;

/** The summary stands beside the form, and where there is no room for it in the bar below: one of them is left out. */
const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="customer"]', ...customer },
  { target: '[data-tour="services"]', ...services },
  { target: '[data-tour="employee"]', ...employee },
  { target: '[data-tour="when"]', ...when },
  { target: '[data-tour="summary"]', ...create },
  { target: '[data-save-bar]', ...create },
];

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

const from = { to: paths.appointments, label: texts.from };

export default function AddAppointmentScreen() {
  const member = useMember();
  const { data: me } = useQuery(meQuery);
  const [isReady, setReady] = useState(false);
  const navigate = useNavigate();
  const isNarrow = useNarrowScreen();
  const [query] = useSearchParams();
  const [place] = useState(() => parsePrefill(query));
  if (!member || !me) return null;
  const scope = appointmentScope(member.groups, bookingRights);
  if (scope === 'none') {
    const { why, right } = texts.noRight;
    return <NoPermission page={formTexts.title} why={why} right={{ name: right, icon: CalendarPlus }} />;
  }
  return (
    <>
      <BreadcrumbHead title={formTexts.title} from={from} here={texts.here}>
        <PageTour tour="add-appointment" name={tourName} steps={tourSteps} isReady={isReady} />
      </BreadcrumbHead>
      <AppointmentFormLoader
        salonCode={member.salonCode}
        ownUser={scope === 'own' ? me.code : undefined}
        place={place}
        onReady={() => setReady(true)}
        onBooked={({ code, date, employeeCode }) => {
          const search = new URLSearchParams({ [queryNames.date]: date });
          // A phone shows one person's day: the one whose it became.
          if (isNarrow && employeeCode) search.set(queryNames.employee, employeeCode);
          // The calendar brings it into sight.
          void navigate(`${paths.profile}?${search}`, { state: { bookedCode: code } });
        }}
      />
    </>
  );
}
