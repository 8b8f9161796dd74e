import type { Me } from '@ayna/contracts/auth';
import { CalendarPlus, Check, Copy, MapPin, Navigation, User } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { systemClock } from '../../../lib/clock.ts';
import { lazyComponent } from '../../../lib/lazy.ts';
import { isTouchDevice, openFile, saveFile } from '../../../lib/save-file.ts';
import { isFramed } from '../../../lib/storage.ts';
import { copyText } from '../../../parts/copy-text.ts';
import { manageUrl } from '../../../parts/manage-url.ts';
import { publicPrice } from '../../../parts/public-service.ts';
import { SalonArt } from '../../../parts/salon-art.tsx';
import { salonBookingPath } from '../../../parts/salon-page-url.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';
import { longDay } from '../../../ui/day-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ButtonLink, Link } from '../../../ui/link.tsx';
import { Toaster } from '../../../ui/toaster.tsx';
import type { BookingData } from '../model/booking-data.ts';
import { calendarFile } from '../model/calendar-file.ts';
import { clockOf } from '../model/day-words.ts';
import type { StoredVisit } from '../model/stored-booking.ts';
import { type BookingChoice, hrefOf } from '../model/url-params.ts';
import { texts } from '../texts.ts';
import { doneTexts } from './done.texts.ts';

const words = doneTexts.done;

type Props = {
  readonly data: BookingData;
  readonly choice: BookingChoice;
  readonly stored: StoredVisit | undefined;
  readonly me: Me | null | undefined;
};

const OwnAccount = lazyComponent(() => import('./own-account.tsx').then((m) => m.OwnAccount));

/** Who booked by a code. Remembered, since a password opens another session, and nobody is known while it is read. */
const useGuest = (me: Me | null | undefined): Me | undefined => {
  const [guest, setGuest] = useState<Me>();
  if (!guest && me?.customerOnly) setGuest(me);
  return guest;
};

type Appointments = StoredVisit['visit']['appointments'];

const startOf = (appointments: Appointments): string =>
  appointments.map(({ appointmentTime }) => appointmentTime.appointmentStartDate).toSorted()[0] ?? '';

const endOf = (appointments: Appointments): string =>
  appointments
    .map(({ appointmentTime }) => appointmentTime.appointmentEndDate)
    .toSorted()
    .at(-1) ?? '';

/** The booked visit, read from this tab: a reload shows it again. */
export function DoneStep({ data, choice, stored, me }: Props) {
  const guest = useGuest(me);
  if (!stored)
    return (
      <EmptyState
        title={words.none}
        text={words.noneText}
        action={
          <ButtonLink to={salonBookingPath(data.salon.path)} look="outline" reloadDocument>
            {words.again}
          </ButtonLink>
        }
      />
    );
  const { visit, firstName } = stored;
  const isPending = visit.appointments.some(({ status }) => status === 'Pending');
  const leadPending = visit.pendingBecause === 'no-shows' ? words.leadNoShows : words.leadPending;
  return (
    <div className="mx-auto max-w-115 text-center">
      <div className="-mx-5 -mt-5 h-42 overflow-hidden rounded-b-oval desk:mx-0 desk:mt-0">
        <SalonArt type={data.salon.type} seed={data.salon.code} />
      </div>
      <span className="-mt-9 relative mx-auto grid size-18 place-items-center rounded-full bg-accent text-on-accent ring-7 ring-surface">
        <Check size={28} strokeWidth={2} />
      </span>
      <h1 className="display mt-5 text-balance text-head-32 leading-9">
        {isPending ? words.titlePending(firstName) : words.title(firstName)}
      </h1>
      <p className="mt-1.5 text-pretty text-muted">{isPending ? leadPending : words.lead}</p>
      <Ticket data={data} stored={stored} />
      <NextPart data={data} choice={choice} />
      <Ways data={data} stored={stored} />
      {/* No password is typed into a frame of somebody else's site. */}
      {guest && !isFramed && (
        <Suspense fallback={null}>
          <OwnAccount phone={guest.phone} />
        </Suspense>
      )}
      <p className="mt-3 text-body text-muted">
        <Link look="quiet" to={paths.myAppointments} reloadDocument>
          {words.all}
        </Link>
      </p>
      <Toaster />
    </div>
  );
}

function Ticket({ data, stored }: { readonly data: BookingData; readonly stored: StoredVisit }) {
  const { appointments } = stored.visit;
  const start = startOf(appointments);
  const names = [
    ...new Set(appointments.map(({ employeeSnapshot: { name, lastname } }) => `${name} ${lastname}`.trim())),
  ];
  return (
    <section
      aria-label={texts.yourVisit}
      className="mt-5.5 rounded-panel px-5.5 py-5 text-left shadow-outline-2 dark:bg-raised"
    >
      <p className="num text-muted">{longDay(start.slice(0, 10))}</p>
      <p className="display num text-head-36 leading-11">
        {[clockOf(start), clockOf(endOf(appointments))].join(texts.dash)}
      </p>
      {stored.forName && <p className="font-strong">{words.forOther(stored.forName)}</p>}
      <ul className="mt-4 grid gap-2.5 border-line border-t-2 border-dashed pt-4">
        {appointments.map(({ code, serviceSnapshot: { name, price, sessionCount }, sessionNumber }) => (
          <li key={code} className="flex justify-between gap-3">
            <span>
              {name}
              {sessionCount !== null && (
                <small className="num text-body text-muted">
                  {' '}
                  {words.session(sessionNumber, sessionCount)}
                </small>
              )}
            </span>
            <span className="num">{publicPrice(price)}</span>
          </li>
        ))}
      </ul>
      <Fact icon={<User size={18} />}>{names.join(', ')}</Fact>
      <Fact icon={<MapPin size={18} />}>{data.salon.address}</Fact>
    </section>
  );
}

/** What did not fit into this visit, with the same employee. */
function NextPart({ data, choice }: Pick<Props, 'data' | 'choice'>) {
  const services = data.groups
    .flatMap((group) => group.services)
    .filter(({ code }) => choice.later.includes(code));
  if (services.length === 0) return null;
  const next = { services: services.map(({ code }) => code), day: null, clock: null, later: [] };
  return (
    <section
      aria-label={doneTexts.second.title}
      className="mt-3.5 rounded-xl bg-accent-soft px-4.5 py-4 text-left dark:bg-raised"
    >
      <b className="block font-strong">{doneTexts.second.title}</b>
      <p className="mb-3 text-muted">{services.map(({ name }) => name).join(', ')}</p>
      <ButtonLink to={hrefOf(choice, { ...next, step: 'time' })}>{doneTexts.second.next}</ButtonLink>
    </section>
  );
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <p className="mt-2.5 flex gap-2.5 text-muted">
      <span className="mt-0.5 shrink-0">{icon}</span>
      {children}
    </p>
  );
}

/** Into the calendar, to the door, and back to the appointment. */
function Ways({ data, stored }: { readonly data: BookingData; readonly stored: StoredVisit }) {
  const { visit } = stored;
  const { salon } = data;
  const link = visit.manageToken === null ? undefined : manageUrl(visit.manageToken);
  const save = (): void => {
    const title = visit.appointments.map(({ serviceSnapshot }) => serviceSnapshot.name).join(', ');
    const file = calendarFile({
      uid: visit.visitCode,
      startDate: startOf(visit.appointments),
      endDate: endOf(visit.appointments),
      title: words.calendarTitle(title, salon.name),
      place: salon.address,
      url: link ?? window.location.origin,
      stamp: systemClock.now(),
    });
    // Opened, it is an entry of the phone's own calendar; a frame of another site may not leave its page.
    if (isTouchDevice() && !isFramed) openFile(file, 'text/calendar');
    else saveFile(words.fileName, file, 'text/calendar');
  };
  return (
    <>
      <div className="mt-3.5 grid grid-cols-2 gap-2.5">
        <Button look="outline" size="xl" icon={CalendarPlus} onPress={save}>
          {words.addToCalendar}
        </Button>
        <a
          href={salon.mapHref}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ look: 'outline', size: 'xl' })}
        >
          <Navigation size={17} />
          {words.directions}
        </a>
      </div>
      {link && (
        <section aria-label={words.manage} className="mt-5 rounded-xl bg-sunken px-4.5 py-4 dark:bg-raised">
          <b className="font-strong">{words.manage}</b>
          <p className="text-body text-muted">{words.manageText}</p>
          <a
            href={link}
            target={isFramed ? '_blank' : undefined}
            className="num mt-1 block truncate py-2 text-accent-ink underline underline-offset-3"
          >
            {link}
          </a>
          <Button look="outline" icon={Copy} onPress={() => void copyText(link)}>
            {words.copy}
          </Button>
        </section>
      )}
    </>
  );
}
