import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { openMine, upcomingAtQuery } from '../../../data/my-appointments.ts';
import { manageUrl } from '../../../parts/manage-url.ts';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { ownAppointmentAt } from '../model/own-appointment.ts';
import type { Visit } from '../model/visit.ts';
import { whenText } from '../summary.tsx';
import { texts } from '../texts.ts';

const words = texts.ownTime;

type Props = {
  readonly visit: Visit;
  readonly salonCode: string;
  /** What is shown where somebody else has the time. */
  readonly otherwise: ReactNode;
};

/**
 * The time is taken by the customer's own booking: its response was lost with the tab that was killed. They are led to
 * it, and not to another time and a second appointment.
 */
export function OwnTime({ visit, salonCode, otherwise }: Props) {
  const { data: upcoming, isPending } = useQuery(upcomingAtQuery(salonCode));
  const opening = useMutation(openMine);
  if (isPending) return null;
  const own = ownAppointmentAt(upcoming ?? [], visit);
  if (!own) return otherwise;
  const show = async (): Promise<void> =>
    window.location.assign(manageUrl(await opening.mutateAsync(own.code)));
  return (
    <div role="alert" className="mt-3 rounded-lg bg-accent-soft px-3.5 py-3.5">
      <b className="block font-strong">{words.title}</b>
      <p className="num mt-0.5 mb-3 text-body">
        {words.text(whenText(own.appointmentTime.appointmentStartDate))}
      </p>
      <Button
        look="outline"
        isDisabled={opening.isPending}
        onPress={() => void show().catch(() => undefined)}
      >
        {words.show}
      </Button>
      <FormFailure message={opening.error?.message} />
    </div>
  );
}
