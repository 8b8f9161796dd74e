import { PanelRightOpen, Wallet } from 'lucide-react';
import type { Appointment } from '../../data/appointments.ts';
import { sumText } from '../../parts/money-text.ts';
import { openSettlement } from '../../parts/settlement/open-settlement.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Column } from '../../ui/table.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';
import { Decisions } from './decisions.tsx';
import { dayOf } from './model/filter-appointments.ts';
import { customerNameOf, momentOf, nearDay, rangeOf } from './model/row-texts.ts';
import { Customer, Employee, Service, Status, smallStyle } from './row-parts.tsx';
import { texts } from './texts.ts';
import type { Decision } from './use-next-decision.ts';

/** Under this there is no room for all that a row tells and does: then it is a card. */
export const cardsWhile = '(max-width: 999px)';
/** Under this the price stands with the service. */
export const compactWhile = '(max-width: 1439px)';

/** What can be done with a row. */
export type RowActions = {
  /** By customer, for those who may know them. */
  readonly allergies: ReadonlyMap<string, string>;
  readonly today: string;
  /** The code of the one that somebody came to decide on. */
  readonly requested: string | null;
  readonly open: (code: string) => void;
  readonly mayDecide: (appointment: Appointment) => boolean;
  readonly maySettle: (appointment: Appointment) => boolean;
  readonly onDecide: (code: string, status: Decision) => void;
};

type CellProps = RowActions & { readonly appointment: Appointment };

function ActionCell({ appointment, requested, open, mayDecide, maySettle, onDecide }: CellProps) {
  return (
    <div className="-mr-1.5 flex items-center justify-end gap-2">
      {mayDecide(appointment) && (
        <Decisions
          appointment={appointment}
          onDecide={onDecide}
          isRequested={appointment.code === requested}
        />
      )}
      {maySettle(appointment) && (
        <Tooltip text={texts.settle}>
          <IconButton
            icon={Wallet}
            label={texts.settleOf(customerNameOf(appointment), momentOf(appointment))}
            onPress={() => openSettlement(appointment.code)}
          />
        </Tooltip>
      )}
      <Tooltip text={texts.details}>
        <IconButton
          icon={PanelRightOpen}
          label={texts.detailsOf(customerNameOf(appointment), momentOf(appointment))}
          onPress={() => open(appointment.code)}
        />
      </Tooltip>
    </div>
  );
}

/** Who waits stands above the days, so the day stands with the time. */
function Time({ appointment, today }: Pick<CellProps, 'appointment' | 'today'>) {
  return (
    <span className="num">
      <b className="block whitespace-nowrap font-semibold">{rangeOf(appointment)}</b>
      {appointment.status === 'Pending' && (
        <span className={smallStyle}>{nearDay(dayOf(appointment), today)}</span>
      )}
    </span>
  );
}

const priceColumn: Column<Appointment> = {
  id: 'price',
  header: texts.columns.price,
  width: 'w-27',
  isAtEnd: true,
  cell: ({ serviceSnapshot: { price } }) => <span className="num">{sumText(price)}</span>,
  skeleton: <Skeleton className="ml-auto h-3.5 w-16" />,
};

const line = (width: string) => <Skeleton className={`h-3.5 ${width}`} />;

export const appointmentColumns = (actions: RowActions, isTight: boolean): readonly Column<Appointment>[] => [
  {
    id: 'time',
    header: texts.columns.time,
    width: 'w-35 max-wide:w-31',
    cell: (one) => <Time appointment={one} today={actions.today} />,
    skeleton: line('w-24'),
  },
  {
    id: 'customer',
    header: texts.columns.customer,
    cell: (one) => <Customer appointment={one} allergies={actions.allergies} />,
    skeleton: (
      <span className="flex items-center gap-2.5">
        <Skeleton className="size-9.5 rounded-full" />
        {line('w-28')}
      </span>
    ),
  },
  {
    id: 'service',
    header: texts.columns.service,
    cell: (one) => <Service appointment={one} isPriced={isTight} />,
    skeleton: line('w-28'),
  },
  {
    id: 'employee',
    header: texts.columns.employee,
    width: 'w-32 max-wide:w-22',
    cell: (one) => <Employee appointment={one} />,
    skeleton: line('w-20'),
  },
  ...(isTight ? [] : [priceColumn]),
  {
    id: 'status',
    header: texts.columns.status,
    width: 'w-37 max-wide:w-34',
    cell: (one) => <Status appointment={one} />,
    skeleton: <Skeleton className="h-6 w-25" />,
  },
  {
    id: 'acts',
    header: texts.columns.acts,
    width: 'w-56 max-wide:w-52',
    isAtEnd: true,
    cell: (one) => <ActionCell appointment={one} {...actions} />,
    skeleton: <Skeleton className="ml-auto size-7" />,
  },
];
