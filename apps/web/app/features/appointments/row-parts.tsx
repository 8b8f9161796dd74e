import { fullName } from '@ayna/domain/names';
import { TriangleAlert } from 'lucide-react';
import type { Appointment } from '../../data/appointments.ts';
import { sessionProgress } from '../../parts/appointment-details/sessions.ts';
import { statusLooks } from '../../parts/appointment-status.ts';
import { localPhone } from '../../parts/local-phone.ts';
import { priceText } from '../../parts/money-text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { customerNameOf } from './model/row-texts.ts';
import { texts } from './texts.ts';

type Props = { readonly appointment: Appointment };

export const smallStyle = 'block text-caption text-muted leading-4';

export function Status({ appointment: { status } }: Props) {
  const { tone, word, Icon } = statusLooks[status];
  return (
    <Badge tone={tone} icon={Icon}>
      {word}
    </Badge>
  );
}

export function Face({ appointment }: Props) {
  const { customerCode, customerSnapshot } = appointment;
  return (
    <Avatar
      name={customerNameOf(appointment)}
      size="md"
      {...(customerCode ? { seed: customerCode } : {})}
      {...(customerSnapshot?.imageUrl ? { src: customerSnapshot.imageUrl } : {})}
    />
  );
}

/** What was called off is struck out too, so that it is told without its colour. */
export const nameStyle = ({ status }: Appointment): string =>
  `font-semibold ${status === 'Canceled' ? 'line-through' : ''}`;

type AllergyProps = Props & { readonly allergies: ReadonlyMap<string, string> };

/** As the calendar marks it. */
export function AllergyMark({ appointment: { customerCode }, allergies }: AllergyProps) {
  const allergy = customerCode === null ? undefined : allergies.get(customerCode);
  if (!allergy) return null;
  const [what = ''] = allergy.split('\n');
  return (
    <span className="mt-0.5 inline-flex max-w-full items-center gap-1 rounded-xs bg-ink px-1.5 font-semibold text-micro-size text-surface leading-4.5">
      <TriangleAlert size={12} className="flex-none" />
      <span className="sr-only">{texts.allergy}</span>
      <span className="truncate">{what}</span>
    </span>
  );
}

export function Customer({ appointment, allergies }: AllergyProps) {
  const phone = appointment.customerSnapshot?.phone;
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <Face appointment={appointment} />
      {/* A table is as wide as its longest words: a name beyond this is cut. */}
      <span className="min-w-0 max-w-44 max-wide:max-w-29">
        <span className={`block truncate ${nameStyle(appointment)}`}>{customerNameOf(appointment)}</span>
        <span className={`num ${smallStyle}`}>{phone ? localPhone(phone) : texts.noPhone}</span>
        <AllergyMark appointment={appointment} allergies={allergies} />
      </span>
    </div>
  );
}

/** 2/4, as the calendar marks it. */
export function SessionMark({ appointment }: Props) {
  const sessions = sessionProgress(appointment);
  if (!sessions) return null;
  return (
    <span className="num ml-1.5 inline-block rounded-xs px-1.25 font-semibold text-micro-size leading-4 shadow-frame-strong">
      {texts.session(sessions.nth, sessions.total)}
    </span>
  );
}

/** With the price where it has no column of its own. */
export function Service({ appointment, isPriced }: Props & { readonly isPriced: boolean }) {
  const { source, serviceSnapshot } = appointment;
  const small = [
    ...(source === 'online' ? [texts.online] : []),
    ...(isPriced ? [priceText(serviceSnapshot.price)] : []),
  ];
  return (
    <>
      <span className="line-clamp-2">
        {serviceSnapshot.name}
        <SessionMark appointment={appointment} />
      </span>
      {small.length > 0 && (
        <span className={`num whitespace-nowrap ${smallStyle}`}>{small.join(' \u00b7 ')}</span>
      )}
    </>
  );
}

export function Employee({ appointment: { employeeCode, employeeSnapshot } }: Props) {
  const { name } = employeeSnapshot;
  return (
    <div className="flex min-w-0 items-center gap-2">
      <span className="grid max-wide:hidden">
        <Avatar name={fullName(employeeSnapshot)} seed={employeeCode} size="xs" />
      </span>
      <span className="max-w-24 truncate max-wide:max-w-16">{name}</span>
    </div>
  );
}
