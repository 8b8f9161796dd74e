import { wallNow } from '@ayna/domain/wall-now';
import { Wallet } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { tv } from 'tailwind-variants/lite';
import type { Appointment } from '../../data/appointments.ts';
import { systemClock } from '../../lib/clock.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { requestUrl } from '../appointment-request-url.ts';
import { statusLooks } from '../appointment-status.ts';
import { openSettlement } from '../settlement/open-settlement.ts';
import { CancelForm } from './cancel-form.tsx';
import { onEscape } from './on-escape.ts';
import { texts as words } from './texts.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import type { FinalStatus, StatusActions } from './use-status-actions.ts';

type Props = {
  readonly appointment: Appointment;
  readonly maySet: boolean;
  readonly maySettle: boolean;
  readonly actions: StatusActions;
  /** The salon's zone, in which it is decided whether the appointment has begun. */
  readonly zone: string;
};

/** Null for an approved one that somebody may only look at. */
export const statusFooter = ({ appointment, maySet, maySettle, actions, zone }: Props): ReactNode => {
  const { status } = appointment;
  if (status === 'Approved' && !maySet) return null;
  return (
    <FocusedFooter>
      {status === 'Approved' ? (
        <StatusChange appointment={appointment} actions={actions} zone={zone} />
      ) : (
        <Banner appointment={appointment} status={status} maySettle={maySettle} />
      )}
    </FocusedFooter>
  );
};

/** The button that had the focus goes with its status: what stands in its place takes it. */
function FocusedFooter({ children }: { readonly children: ReactNode }) {
  const index = useRef<HTMLDivElement>(null);
  useFocusFallback(index);
  return (
    <div ref={index} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

type ChangeProps = Omit<Props, 'maySet' | 'maySettle'>;

/** The three buttons; what one of them asks before it acts takes their place. */
function StatusChange({ appointment, actions, zone }: ChangeProps) {
  const [asked, setAsked] = useState<FinalStatus>();
  const leave = () => setAsked(undefined);
  const press = (status: FinalStatus): void => {
    const isEarly = wallNow(systemClock.now(), zone) < appointment.appointmentTime.appointmentStartDate;
    if (status === 'Canceled' || isEarly) setAsked(status);
    else actions.set(appointment, status);
  };
  if (asked === 'Canceled')
    return <CancelForm appointment={appointment} cancel={actions.cancel} onLeave={leave} />;
  if (asked)
    return <EarlyQuestion appointment={appointment} status={asked} actions={actions} onLeave={leave} />;
  return <StatusButtons actions={actions} onPress={press} />;
}

type QuestionProps = Pick<Props, 'appointment' | 'actions'> & {
  readonly status: 'Completed' | 'NoShow';
  readonly onLeave: () => void;
};

/**
 * Nobody has come yet, so it is asked once. The words stand where the pressed button was: the second press of a nervous
 * hand falls on them.
 */
function EarlyQuestion({ appointment, status, actions, onLeave }: QuestionProps) {
  const clock = appointment.appointmentTime.appointmentStartDate.slice(11, 16);
  return (
    // Keys of what is inside it; itself it takes none.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="grid items-center gap-3 tablet:flex" onKeyDown={onEscape(onLeave)}>
      <p role="alert" className="num min-w-0 flex-1 text-pretty font-medium max-tablet:min-h-13">
        {words.early[status](clock)}
      </p>
      <div className="grid grid-cols-2 gap-2 tablet:flex">
        <Button look="outline" size="lg" onPress={onLeave}>
          {words.early.leave}
        </Button>
        <Button
          size="lg"
          isPending={actions.underWay === status}
          onPress={() => actions.set(appointment, status)}
        >
          {words.early.confirm[status]}
        </Button>
      </div>
    </div>
  );
}

const looks = { Completed: 'primary', NoShow: 'outline', Canceled: 'danger-outline' } as const;

type ButtonsProps = Pick<Props, 'actions'> & { readonly onPress: (status: FinalStatus) => void };

function StatusButtons({ actions, onPress }: ButtonsProps) {
  const button = (status: FinalStatus) => (
    <Button
      look={looks[status]}
      size={status === 'Completed' ? 'lg' : 'md'}
      isWide
      icon={statusLooks[status].Icon}
      isPending={actions.underWay === status}
      isDisabled={actions.underWay !== undefined && actions.underWay !== status}
      onPress={() => onPress(status)}
    >
      {words.actions[status]}
    </Button>
  );
  return (
    <div className="grid items-center gap-2 tablet:grid-cols-fill-auto">
      {button('Completed')}
      <div className="grid gap-2 tablet:grid-flow-col">
        {button('NoShow')}
        {button('Canceled')}
      </div>
    </div>
  );
}

const banner = tv({
  base: 'flex flex-wrap items-center gap-3 rounded-box px-3.5 py-3 font-semibold ring-1 ring-inset',
  variants: {
    tone: {
      amber: 'bg-pending-bg text-pending-ink ring-pending-line/55',
      blue: '',
      green: 'bg-completed-bg text-completed-ink ring-completed-line/55',
      red: 'bg-canceled-bg text-canceled-ink ring-canceled-line/55',
      grey: 'bg-noshow-bg text-noshow-ink ring-noshow-line/55',
    },
  },
});

type BannerProps = {
  readonly appointment: Appointment;
  readonly status: Exclude<Appointment['status'], 'Approved'>;
  readonly maySettle: boolean;
};

function Banner({ appointment, status, maySettle }: BannerProps) {
  const { Icon, tone } = statusLooks[status];
  return (
    <div className={banner({ tone })}>
      <Icon size={20} className="flex-none" />
      <span role="status" className="min-w-0 flex-1">
        {words.banners[status]}
      </span>
      {maySettle && (
        <Button size="sm" icon={Wallet} onPress={() => openSettlement(appointment.code)}>
          {words.settle}
        </Button>
      )}
      {status === 'Pending' && (
        <ButtonLink look="outline" size="sm" to={requestUrl(appointment.code)}>
          {words.toAppointments}
        </ButtonLink>
      )}
    </div>
  );
}
