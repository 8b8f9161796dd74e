import type { appointmentCompleted } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { Transaction } from '@ayna/contracts/finance';

type CompletedAppointment = Omit<DataOf<typeof appointmentCompleted>, 'tellCustomer'>;

/**
 * The income of a completed appointment. Its date is the day of the appointment or, if it is completed ahead of time,
 * the day of completion: no income has a future date.
 */
export const toIncome = (
  appointment: CompletedAppointment,
  completedOn: string,
  texts: { readonly title: string; readonly note: string },
): Omit<Transaction, 'salonCode' | 'id' | 'createdAt' | 'afterClose'> & { appointmentCode: string } => {
  const day = appointment.appointmentTime.appointmentStartDate.slice(0, 10);
  const date = day < completedOn ? day : completedOn;
  const { by, employeeCode, employeeSnapshot } = appointment;
  return {
    type: 'Income',
    category: 'Appointment',
    status: true,
    ...texts,
    amount: appointment.serviceSnapshot.price,
    date,
    paidDate: date,
    employeeCode: by?.code ?? null,
    employeeSnapshot: by && { name: by.name, lastname: by.lastname },
    performer: { employeeCode, ...employeeSnapshot },
    productCode: null,
    appointmentCode: appointment.code,
    salaryKind: null,
    receiptCode: null,
  };
};
