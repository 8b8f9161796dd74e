import { type ReactNode, useRef } from 'react';
import { tv } from 'tailwind-variants/lite';
import type { Appointment } from '../../data/appointments.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { statusLooks } from '../appointment-status.ts';
import { texts } from './texts.ts';
import { useFocusFallback } from './use-focus-fallback.ts';
import type { FinalStatus, StatusActions } from './use-status-actions.ts';

type Props = { readonly appointment: Appointment; readonly maySet: boolean; readonly actions: StatusActions };

/** Null for an approved one that somebody may only look at. */
export const statusFooter = ({ appointment, maySet, actions }: Props): ReactNode => {
  const { status } = appointment;
  if (status === 'Approved' && !maySet) return null;
  return (
    <FocusedFooter>
      {status === 'Approved' ? (
        <StatusButtons appointment={appointment} actions={actions} />
      ) : (
        <Banner status={status} />
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

const looks = { Completed: 'primary', Canceled: 'danger-outline', NoShow: 'outline' } as const;

function StatusButtons({ appointment, actions }: Pick<Props, 'appointment' | 'actions'>) {
  const button = (status: FinalStatus) => {
    const { Icon } = statusLooks[status];
    return (
      <Button
        look={looks[status]}
        isWide
        {...(status === 'Completed' ? { size: 'lg' as const } : {})}
        icon={Icon}
        isPending={actions.underWay === status}
        isDisabled={actions.underWay !== undefined && actions.underWay !== status}
        onPress={() => actions.set(appointment, status)}
      >
        {texts.actions[status]}
      </Button>
    );
  };
  return (
    <div className="grid gap-2">
      {button('Completed')}
      <div className="grid gap-2 tablet:grid-cols-2">
        {button('Canceled')}
        {button('NoShow')}
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

function Banner({ status }: { readonly status: Exclude<Appointment['status'], 'Approved'> }) {
  const { Icon, tone } = statusLooks[status];
  return (
    <div className={banner({ tone })}>
      <Icon size={20} className="flex-none" />
      <span role="status" className="min-w-0 flex-1">
        {texts.banners[status]}
      </span>
      {status === 'Pending' && (
        <ButtonLink look="outline" size="sm" to={paths.appointments}>
          {texts.toAppointments}
        </ButtonLink>
      )}
    </div>
  );
}
