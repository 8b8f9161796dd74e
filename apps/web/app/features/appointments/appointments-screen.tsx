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
import { type FocusHandover, List } from './list.tsx';
import { appointmentsCsv } from './model/csv-export.ts';
import { countsOf, countTabs, type Filtered, ofTab, waitingLine } from './model/filter-appointments.ts';
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

const downloadCsv = (appointments: readonly Appointment[], shown: Days | null): void => {
  const name = shown ? texts.fileName(shown.first, shown.last) : texts.fileOfAllTime;
  saveFile(name, appointmentsCsv(appointments), 'text/csv;charset=utf-8');
  showToast({ text: texts.exported(appointments.length) });
};

const subOf = (filtered: Filtered | undefined, shown: Days | null): string => {
  if (!filtered) return texts.loading;
  const when = shown ? datesText(shown.first, shown.last) : texts.allTime;
  return texts.sub(when, filtered.matches.length, countsOf(filtered.matches).Pending);
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
  const { filtered, shown } = list;
  const listed = filtered && ofTab(filtered, filters);
  const mayCreate = mayCall(appointment.routes.bookByDesk);
  const search = useSearch(filters.typed);
  const focus = useFocusHandover();
  const isReady = filtered !== undefined && urlState.opened === null;
  return (
    <>
      <Head
        {...{ salonCode, mayCreate }}
        sub={subOf(filtered, shown)}
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
            matches={filtered?.matches ?? none}
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
            counts={filtered && countTabs(filtered, filters.days)}
            total={filtered?.matches.length}
          >
            <List
              matches={listed}
              isStale={list.isOld}
              allergies={list.allergies}
              today={today}
              urlState={urlState}
              waitingElsewhere={filtered ? waitingLine(filtered, filters) : none}
              isCutOff={list.isCutOff}
              focus={focus}
              empty={
                <Empty
                  clear={urlState.isNarrowed ? urlState.clear : undefined}
                  isSearch={shown === null && filters.typed !== ''}
                  mayCreate={mayCreate}
                />
              }
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
  /** Nobody was found in all time. */
  readonly isSearch: boolean;
  readonly mayCreate: boolean;
};

/** No appointments: because of what was chosen, or because there are none. */
function Empty({ clear, isSearch, mayCreate }: Props) {
  if (clear)
    return (
      <EmptyState
        title={isSearch ? words.searched : words.filtered}
        text={isSearch ? words.searchedText : words.filteredText}
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

/** Each tab has a list of its own: what was pressed in one goes with it. */
const useFocusHandover = (): FocusHandover => {
  const isPending = useRef(false);
  return {
    handOver: () => {
      isPending.current = true;
    },
    isHandedOver: () => {
      const was = isPending.current;
      isPending.current = false;
      return was;
    },
  };
};

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
