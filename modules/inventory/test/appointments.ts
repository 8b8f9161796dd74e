import { appointmentCompleted, appointmentUndone } from '@ayna/contracts/appointment.events';
import type { Appointment } from '@ayna/contracts/core/appointments';
import { contract } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { defineModule, routesOf } from '@ayna/kernel/module';
import type { TestApp } from '@ayna/kernel/testkit/app';

/** Stands in for appointment: emits its events. */
export const fakeAppointment = () =>
  defineModule({
    name: 'appointment',
    home: `${import.meta.dirname}/others`,
    routes: routesOf(contract('appointment', {}), {}),
  });

const completedAppointment = (salonCode: string, serviceCode: string) => ({
  code: newCode(),
  salonCode,
  visitCode: newCode(),
  status: 'Completed' as Appointment['status'],
  employeeCode: newCode(),
  customerCode: null,
  serviceCode,
  sessionNumber: 1,
  note: '',
  appointmentTime: { appointmentStartDate: '2024-11-18T08:00:00', appointmentEndDate: '2024-11-18T08:45:00' },
  source: 'desk' as const,
  overlapReason: null,
  serviceSnapshot: {
    name: 'Dip boya',
    price: 900,
    duration: 45,
    type: 'Single' as const,
    sessionCount: null,
    sessionIntervalDays: null,
    phases: null,
    bufferAfter: 0,
  },
  employeeSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
  customerSnapshot: null,
  by: { code: newCode(), name: 'Seda', lastname: 'Ak' },
  tellCustomer: false,
});

/** An appointment of a service that emits its events. */
export const emittingAppointment = (app: TestApp, salonCode: string, serviceCode: string) => {
  const payload = completedAppointment(salonCode, serviceCode);
  const { db } = app.ctxFor('appointment');
  const inSalon = async (emit: (tx: SalonTx) => Promise<void>) => {
    const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salonCode));
    await db.forSalon(key, emit);
  };
  return {
    code: payload.code,
    emitCompleted: (version: number) =>
      inSalon(async (tx) => tx.emit(appointmentCompleted, { ...payload, version })),
    emitUndone: (version: number, was: 'Completed' | 'Canceled' = 'Completed') =>
      inSalon(async (tx) => tx.emit(appointmentUndone, { ...payload, version, was, status: 'Approved' })),
  };
};
