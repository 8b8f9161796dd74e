import { fullName } from '@ayna/domain/names';
import { ArrowUpRight, Copy, MessageSquare, Phone } from 'lucide-react';
import { useMemo } from 'react';
import { generatePath, Link } from 'react-router';
import type { Appointment } from '../../data/appointments.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { shortDay } from '../../ui/day-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { statusLooks } from '../appointment-status.ts';
import { copyText } from '../copy-text.ts';
import { localPhone } from '../local-phone.ts';
import { priceText } from '../money-text.ts';
import { ShareButton } from '../share-button.tsx';
import type { VisitLine } from '../visit-lines.ts';
import { wallMoment } from './history-text.ts';
import { texts } from './texts.ts';
import type { CustomerVisits } from './use-customer-visits.ts';
import { outcomesText, type VisitSummary, visitSummary } from './visit-summary.ts';

const words = texts.customer;

/** What a customer is sent by hand: when, what and with whom. */
const shareText = ({ appointmentTime, serviceSnapshot, employeeSnapshot }: Appointment): string =>
  [wallMoment(appointmentTime.appointmentStartDate), serviceSnapshot.name, fullName(employeeSnapshot)].join(
    ', ',
  );

type Props = { readonly appointment: Appointment; readonly visits: CustomerVisits };

/** Who comes: the way to the card, the phone, and what became of the last visits, for those who may know it. */
export function CustomerPane({ appointment, visits }: Props) {
  const { customerSnapshot: customer, visitCode } = appointment;
  const { all, hasFailed, mayRead, retry } = visits;
  const summary = useMemo(() => all && visitSummary(all, visitCode), [all, visitCode]);
  return (
    <section
      aria-label={words.label}
      className="grid content-start gap-3.5 bg-sunken px-5 py-4.5 max-tablet:bg-transparent max-tablet:pb-2 tablet:order-last dark:bg-surface max-tablet:dark:bg-transparent"
    >
      {customer ? (
        <>
          <Who appointment={appointment} customer={customer} summary={summary} mayOpen={mayRead} />
          {customer.phone && <PhoneLine phone={customer.phone} />}
          <ShareButton look="outline" what={{ text: shareText(appointment) }} />
        </>
      ) : (
        <p className="text-muted">{words.none}</p>
      )}
      {summary && <PastVisits summary={summary} />}
      {mayRead && !all && !hasFailed && <PastSkeleton />}
      {hasFailed && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-label text-muted">{words.visitsFailed}</p>
          <Button look="outline" size="sm" onPress={retry}>
            {texts.retry}
          </Button>
        </div>
      )}
    </section>
  );
}

type WhoProps = {
  readonly appointment: Appointment;
  readonly customer: NonNullable<Appointment['customerSnapshot']>;
  readonly summary: VisitSummary | undefined;
  readonly mayOpen: boolean;
};

/** All of it leads to the card. */
function Who({ appointment: { customerCode }, customer, summary, mayOpen }: WhoProps) {
  const name = fullName(customer);
  const face = (
    <>
      <Avatar
        name={name}
        size="lg"
        {...(customerCode ? { seed: customerCode } : {})}
        {...(customer.imageUrl ? { src: customer.imageUrl } : {})}
      />
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere block font-semibold text-title-s">{name}</span>
        {summary && (
          <span className="num block text-label text-muted">
            {summary.firstYear === undefined ? words.noVisit : words.visits(summary.came, summary.firstYear)}
          </span>
        )}
      </span>
    </>
  );
  if (!mayOpen || customerCode === null) return <div className="flex items-center gap-3">{face}</div>;
  return (
    <Link
      to={generatePath(paths.customer, { code: customerCode })}
      className="group/who -m-1.5 flex min-h-11 items-center gap-3 rounded-lg p-1.5 hover:bg-sir-100 dark:hover:bg-sir-850"
    >
      {face}
      <span className="inline-flex flex-none items-center gap-1 font-strong text-accent-ink text-label group-hover/who:underline">
        {words.open}
        <ArrowUpRight size={16} />
      </span>
    </Link>
  );
}

/** A masked number can be neither called nor copied. */
const isMasked = (phone: string): boolean => phone.includes('*');

function PhoneLine({ phone }: { readonly phone: string }) {
  if (isMasked(phone)) return <p className="num text-muted">{phone}</p>;
  const spoken = localPhone(phone);
  return (
    <div className="flex gap-1.5">
      <a
        href={`tel:${phone}`}
        aria-label={words.call(spoken)}
        className={`num min-w-0 flex-1 ${buttonStyle({ look: 'outline' })}`}
      >
        <Phone size={16} />
        {spoken}
      </a>
      <a
        href={`sms:${phone}`}
        aria-label={words.write(spoken)}
        className="inline-grid size-11 shrink-0 place-items-center rounded-md bg-surface text-ink-2 shadow-frame hover:bg-sir-100 tablet:size-9 dark:bg-raised dark:hover:bg-sir-850"
      >
        <MessageSquare size={17} />
      </a>
      <IconButton icon={Copy} look="outline" label={words.copy} onPress={() => void copyText(phone)} />
    </div>
  );
}

const marks = {
  Completed: 'bg-completed-solid',
  NoShow: 'border border-noshow-solid border-dashed bg-noshow-bg',
  Canceled: 'border border-canceled-solid bg-canceled-bg',
} as const;

const markOf = ({ status }: VisitLine): string => marks[status as keyof typeof marks];

function PastVisits({ summary: { outcomes, recent } }: { readonly summary: VisitSummary }) {
  if (outcomes.length === 0) return null;
  return (
    <>
      <div>
        {/* The sentence under them says the same. */}
        <div aria-hidden="true" className="flex flex-wrap gap-1.25">
          {outcomes.map((line) => (
            <span
              key={`${line.code} ${line.status}`}
              className={`grid aspect-mirror w-4.25 place-items-center overflow-hidden rounded-oval ${markOf(line)}`}
            >
              {line.status === 'Canceled' && <span className="h-px w-5 rotate-45 bg-canceled-solid" />}
            </span>
          ))}
        </div>
        <p className="num mt-2 font-medium text-label text-ink-2">{outcomesText(outcomes)}</p>
      </div>
      <ul aria-label={words.recent} className="num grid">
        {recent.map((line, index) => (
          <Visit key={line.code} line={line} isExtra={index >= phoneVisits} />
        ))}
      </ul>
    </>
  );
}

/** A phone has room for these. */
const phoneVisits = 2;

function Visit({ line, isExtra }: { readonly line: VisitLine; readonly isExtra: boolean }) {
  const { Icon, word } = statusLooks[line.status];
  const services = line.services.map(({ name }) => name).join(', ');
  const employee = line.employees.split(' ')[0] ?? '';
  return (
    <li
      className={`grid grid-cols-row-19 gap-2 border-line border-b py-1.75 text-label last:border-b-0 ${isExtra ? 'max-tablet:hidden' : ''}`}
    >
      <span className="text-muted">{shortDay(line.startsAt.slice(0, 10))}</span>
      <span className="wrap-anywhere line-clamp-2">{words.visit(services, employee)}</span>
      {line.status === 'Completed' ? (
        <span className="font-strong">{line.price > 0 ? priceText(line.price) : ''}</span>
      ) : (
        <span className="inline-flex items-center gap-1 font-strong">
          <Icon size={14} />
          {word}
        </span>
      )}
    </li>
  );
}

const PastSkeleton = () => (
  <SkeletonArea>
    <Skeleton className="h-5.5 w-52" />
    <Skeleton className="mt-2.5 h-3.5 w-60 max-w-full" />
    {['w-44', 'w-36', 'w-40'].map((width) => (
      <Skeleton key={width} className={`mt-4 h-3.5 max-w-full ${width}`} />
    ))}
  </SkeletonArea>
);
