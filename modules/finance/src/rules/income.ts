import type { appointmentCompleted } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { Transaction } from '@ayna/contracts/finance';

type Told = Omit<DataOf<typeof appointmentCompleted>, 'tellCustomer'>;

/**
 * The income of a completed appointment. It was earned on the day of the appointment, but no income is of a
 * day that has not come: one that is completed ahead counts on the day on which it was.
 */
export const incomeOf = (
  told: Told,
  completedOn: string,
  words: { readonly title: string; readonly note: string },
): Omit<Transaction, 'salonCode' | 'id' | 'createdAt'> & { appointmentCode: string } => {
  const day = told.appointmentTime.appointmentStartDate.slice(0, 10);
  const date = day < completedOn ? day : completedOn;
  const { by, employeeCode, employeeSnapshot } = told;
  return {
    type: 'Income',
    category: 'Appointment',
    status: true,
    ...words,
    amount: told.serviceSnapshot.price,
    date,
    paidDate: date,
    employeeCode: by?.code ?? null,
    employeeSnapshot: by && { name: by.name, lastname: by.lastname },
    performer: { employeeCode, ...employeeSnapshot },
    productCode: null,
    appointmentCode: told.code,
  };
};
