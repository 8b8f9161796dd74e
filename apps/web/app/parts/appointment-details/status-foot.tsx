import { type ReactNode, useRef } from 'react';
import { tv } from 'tailwind-variants/lite';
import type { Appointment } from '../../data/appointments.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { statusLooks } from '../appointment-status.ts';
import { texts } from './texts.ts';
import { useLostFocus } from './use-lost-focus.ts';
import type { Final, StatusActs } from './use-status-acts.ts';

type Props = { readonly appointment: Appointment; readonly maySet: boolean; readonly acts: StatusActs };

/** Null for an approved one that somebody may only look at. */
export const footOf = ({ appointment, maySet, acts }: Props): ReactNode => {
  const { status } = appointment;
  if (status === 'Approved' && !maySet) return null;
  return (
    <Standing>
      {status === 'Approved' ? <Acts appointment={appointment} acts={acts} /> : <Banner status={status} />}
    </Standing>
  );
};

/** The button that had the focus goes with its status: what stands in its place takes it. */
function Standing({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLostFocus(place);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}

const looks = { Completed: 'primary', Canceled: 'danger-outline', NoShow: 'outline' } as const;

function Acts({ appointment, acts }: Pick<Props, 'appointment' | 'acts'>) {
  const button = (status: Final) => {
    const { Icon } = statusLooks[status];
    return (
      <Button
        look={looks[status]}
        isWide
        {...(status === 'Completed' ? { size: 'lg' as const } : {})}
        icon={<Icon aria-hidden="true" size={18} strokeWidth={1.75} />}
        isPending={acts.underWay === status}
        isDisabled={acts.underWay !== undefined && acts.underWay !== status}
        onPress={() => acts.set(appointment, status)}
      >
        {texts.acts[status]}
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
  base: 'flex flex-wrap items-center gap-3 rounded-[12px] px-3.5 py-3 font-semibold ring-1 ring-inset',
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
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="flex-none" />
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
