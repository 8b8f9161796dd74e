import { appointment } from '@ayna/contracts/appointment';
import { appointmentScope, statusRights } from '@ayna/domain/permissions';
import { wallDate } from '@ayna/domain/wall-now';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, Suspense, useRef, useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { Appointment } from '../../data/appointments.ts';
import { salonQuery } from '../../data/salon.ts';
import { systemClock } from '../../lib/clock.ts';
import { lazyComponent } from '../../lib/lazy.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useViewer } from '../../parts/appointment-details/use-viewer.ts';
import { datesText } from '../../parts/day-range.ts';
import type { Days } from '../../parts/days.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { type Member, useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { HairAvatar } from '../../ui/pattern/hair-avatar.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import { Filters } from './filters.tsx';
import { Head } from './head.tsx';
import { List } from './list.tsx';
import { appointmentsCsv } from './model/csv-export.ts';
import { countsOf, ofStatus } from './model/filter-appointments.ts';
import { StatusTabs } from './status-tabs.tsx';
import { texts } from './texts.ts';
import { useList } from './use-list.ts';
import { type UrlState, useAppointmentsUrl } from './use-url-state.ts';

const { decide, filters, search, statuses, export: saving } = texts.tour.steps;

/** What is not on the page, such as a request while nobody waits, is left out. */
const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="appointment-filters"]', ...filters },
  { target: '[data-tour="appointment-search"]', ...search },
  // On a phone the field is behind its button.
  { target: '[data-tour="appointment-search-opener"]', ...search },
  { target: '[data-tour="appointment-statuses"] [role=tablist]', ...statuses },
  { target: '[data-tour="appointment-list"] [data-decide="Approved"]', ...decide },
  { target: '[data-tour="appointment-export"]', ...saving },
];

const AppointmentDetails = lazyComponent(() =>
  import('../../parts/appointment-details.tsx').then((part) => part.AppointmentDetails),
);

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

/** Every appointment of the salon, found by what one remembers of it; and where those who wait are decided. */
export default function AppointmentsScreen() {
  const member = useMember();
  return member ? <Appointments key={member.salonCode} member={member} /> : null;
}

/** Until the salon has told its zone, that of the country. */
const defaultZone = 'Europe/Istanbul';

const none: readonly Appointment[] = [];

const downloadCsv = (appointments: readonly Appointment[], { first, last }: Days): void => {
  saveFile(texts.fileName(first, last), appointmentsCsv(appointments), 'text/csv;charset=utf-8');
  showToast({ text: texts.exported(appointments.length) });
};

function Appointments({ member: { salonCode, groups, mayCall } }: { readonly member: Member }) {
  const { data: salon } = useQuery(salonQuery(salonCode));
  const today = wallDate(systemClock.now(), salon?.zone ?? defaultZone);
  const { employeeCode: ownCode } = useViewer()?.viewer ?? {};
  const urlState = useAppointmentsUrl(
    appointmentScope(groups, statusRights) === 'own' ? (ownCode ?? null) : null,
  );
  const { filters } = urlState;
  const list = useList(salonCode, filters, today);
  const { matches, shown } = list;
  const counts = matches && countsOf(matches);
  const listed = matches && ofStatus(matches, filters.status);
  const mayCreate = mayCall(appointment.routes.bookByDesk);
  const sub = matches && texts.sub(datesText(shown.first, shown.last), matches.length, counts?.Pending ?? 0);
  const search = useSearch(filters.typed);
  const isReady = matches !== undefined && urlState.opened === null;
  return (
    <>
      <Head
        sub={sub ?? texts.loading}
        mayCreate={mayCreate}
        save={listed && listed.length > 0 ? () => downloadCsv(listed, shown) : undefined}
        openSearch={search.open}
        tour={<PageTour tour="appointments" name={texts.tour.name} steps={tourSteps} isReady={isReady} />}
      />
      <div className="px-6 pb-6 max-tablet:px-4">
        <div className="mb-2 flex items-center gap-4 max-tablet:flex-col-reverse max-tablet:items-stretch max-tablet:gap-2.5">
          <Filters
            salonCode={salonCode}
            urlState={urlState}
            shown={shown}
            today={today}
            matches={matches ?? none}
          />
          <AppointmentSearch
            {...search}
            searched={filters.typed}
            search={(typed) => urlState.choose({ typed })}
          />
        </div>
        {list.failure ? (
          <LoadFailure
            title={texts.failed}
            text={list.failure.message}
            retry={texts.retry}
            onRetry={list.retry}
          />
        ) : (
          <StatusTabs
            status={filters.status}
            choose={(status) => urlState.choose({ status })}
            counts={counts}
          >
            <List
              matches={listed}
              isStale={list.isOld}
              allergies={list.allergies}
              today={today}
              urlState={urlState}
              empty={<Empty clear={urlState.isNarrowed ? urlState.clear : undefined} mayCreate={mayCreate} />}
            />
          </StatusTabs>
        )}
      </div>
      <OpenedDetails urlState={urlState} />
    </>
  );
}

function OpenedDetails({ urlState: { opened, close } }: { readonly urlState: UrlState }) {
  if (opened === null) return null;
  return (
    <Suspense fallback={null}>
      <AppointmentDetails code={opened} onClose={close} isInAddress />
    </Suspense>
  );
}

const words = texts.empty;
const art = <HairAvatar seed="appointments" tone="auburn" />;

type Props = {
  /** Takes all choices back; undefined where nothing but the days was chosen. */
  readonly clear: (() => void) | undefined;
  readonly mayCreate: boolean;
};

/** No appointments: because of what was chosen, or because there are none. */
function Empty({ clear, mayCreate }: Props) {
  if (clear)
    return (
      <EmptyState
        title={words.filtered}
        text={words.filteredText}
        art={art}
        action={
          <Button look="outline" onPress={clear}>
            {texts.filters.clear}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={words.title}
      text={mayCreate ? words.text : words.readOnly}
      art={art}
      action={
        mayCreate && (
          <ButtonLink look="outline" to={paths.addAppointment}>
            {texts.add}
          </ButtonLink>
        )
      }
    />
  );
}

/** On a phone the field comes when it is asked for; an address that searches brings it along. */
const useSearch = (searched: string) => {
  const [isOpen, setOpen] = useState(searched !== '');
  const field = useRef<HTMLInputElement>(null);
  const open = () => {
    setOpen(true);
    // Once it is in sight: what is hidden takes no focus.
    requestAnimationFrame(() => field.current?.focus());
  };
  return { isOpen, open, field };
};

type SearchFieldProps = {
  readonly isOpen: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly searched: string;
  readonly search: (text: string) => void;
};

function AppointmentSearch({ isOpen, field, searched, search }: SearchFieldProps) {
  return (
    <div
      data-tour="appointment-search"
      className={`tablet:w-65 tablet:shrink-0 ${isOpen ? '' : 'max-tablet:hidden'}`}
    >
      <SearchField ref={field} label={texts.search} maxLength={80} searched={searched} onSearch={search} />
    </div>
  );
}
