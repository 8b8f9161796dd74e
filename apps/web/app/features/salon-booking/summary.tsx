import type { ReactNode } from 'react';
import { sumText } from '../../parts/money-text.ts';
import { minutesText } from '../../parts/public-service.ts';
import { SalonArt } from '../../parts/salon-art.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { partsOf } from '../../ui/day-text.ts';
import type { BookingData } from './model/booking-data.ts';
import { clockOf } from './model/day-words.ts';
import type { Visit } from './model/visit.ts';
import { texts } from './texts.ts';

/** 'Odeme salonda. 3 saat oncesine kadar ucretsiz iptal.' */
const paymentText = ({ salon }: BookingData): string =>
  [texts.payAtSalon, salon.cancelMinutes > 0 ? texts.cancelUntil(salon.cancelMinutes) : '']
    .filter(Boolean)
    .join(' ');

type AsideProps = { readonly data: BookingData; readonly visit: Visit; readonly children?: ReactNode };

/** Beside the steps on a wide screen: what was chosen so far, and the way on. */
export function VisitAside({ data, visit, children }: AsideProps) {
  const { services, employee, price, isEmployeeChosen } = visit;
  return (
    <>
      <div className="h-30 overflow-hidden">
        <SalonArt type={data.salon.type} seed={data.salon.code} />
      </div>
      <div className="grid gap-3 px-6 pt-5 pb-6">
        <h2 className="font-strong text-title">{texts.yourVisit}</h2>
        {services.length === 0 && <p className="text-muted">{texts.services.choose}</p>}
        <ul className="grid gap-3">
          {services.map(({ code, name, duration, priceText, notes }) => (
            <li key={code} className="grid grid-cols-fill-auto gap-x-3">
              <span>{name}</span>
              <span className="num">{priceText}</span>
              <span className="num text-label text-muted">{[duration, ...notes].join(texts.dot)}</span>
            </li>
          ))}
        </ul>
        {services.length > 0 && isEmployeeChosen && (
          <p className="flex items-center gap-2.5 border-line border-t pt-3">
            {employee && (
              <Avatar
                name={employee.name}
                seed={employee.code}
                {...(employee.imageUrl ? { src: employee.imageUrl } : {})}
              />
            )}
            {employee?.name ?? texts.anyEmployee}
          </p>
        )}
        {visit.startDate && <p className="num">{whenText(visit.startDate)}</p>}
        {price !== null && services.length > 0 && (
          <p className="num flex justify-between border-line border-t pt-3 font-strong text-title">
            <span>{texts.total}</span>
            <span>{sumText(price)}</span>
          </p>
        )}
        {children}
        <p className="text-balance text-center text-label text-muted">{paymentText(data)}</p>
      </div>
    </>
  );
}

/** 17 Kasim Sali, 16:30. */
export const whenText = (moment: string): string => {
  const { date, month, weekday } = partsOf(moment.slice(0, 10));
  return `${date} ${month.long} ${weekday.long}, ${clockOf(moment)}`;
};

type FooterProps = { readonly title: string; readonly note: string; readonly children: ReactNode };

/** At the foot of a phone's screen. */
export function VisitFooter({ title, note, children }: FooterProps) {
  return (
    <div className="flex items-center gap-3.5">
      <p className="min-w-0 flex-1">
        <b className="num block truncate font-strong text-head-18 leading-6">{title}</b>
        <span className="num block truncate text-muted text-note-size leading-5">{note}</span>
      </p>
      {children}
    </div>
  );
}

/** How many services, and how long they take. */
export const sizeText = ({ services, minutes }: Visit): string =>
  [texts.serviceCount(services.length), minutesText(minutes)].join(texts.dot);

type CardProps = {
  readonly visit: Visit;
  readonly startDate: string;
  readonly endDate: string | null;
  readonly children?: ReactNode;
};

/** The chosen visit in three lines, above the form. */
export function VisitCard({ visit, startDate, endDate, children }: CardProps) {
  const { date, month, weekday } = partsOf(startDate.slice(0, 10));
  const clocks = [clockOf(startDate), endDate ? clockOf(endDate) : ''].filter(Boolean).join(texts.dash);
  return (
    <div className="mt-4.5 rounded-xl bg-sunken px-4.5 py-4 dark:bg-raised">
      <div className="flex items-center gap-3.5">
        <span className="num grid w-13 shrink-0 justify-items-center rounded-lg bg-accent py-2 text-on-accent">
          <span className="text-label leading-4">{month.short}</span>
          <b className="font-strong text-head-22 leading-6.5">{date}</b>
        </span>
        <p className="min-w-0">
          <b className="num block font-strong text-title">{`${weekday.long}, ${clocks}`}</b>
          <span className="block text-muted">{visit.services.map(({ name }) => name).join(', ')}</span>
          <span className="block text-muted">{visit.employee?.name ?? texts.anyEmployee}</span>
        </p>
      </div>
      {children}
    </div>
  );
}
