import type { OwnAppointment } from '../../../data/my-appointments.ts';
import type { Visit } from './visit.ts';

type Own = Pick<OwnAppointment, 'code' | 'status' | 'serviceCode' | 'appointmentTime'>;

/** The customer's own live appointment of one of the chosen services at the chosen start. */
export const ownAppointmentAt = <O extends Own>(
  upcoming: readonly O[],
  {
    services,
    startDate,
  }: Pick<Visit, 'startDate'> & { readonly services: readonly { readonly code: string }[] },
): O | undefined =>
  upcoming.find(
    ({ status, serviceCode, appointmentTime }) =>
      (status === 'Approved' || status === 'Pending') &&
      appointmentTime.appointmentStartDate.slice(0, 19) === startDate &&
      services.some(({ code }) => code === serviceCode),
  );
