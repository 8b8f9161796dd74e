import { appointmentCompleted, appointmentUndone } from '@ayna/contracts/appointment.events';
import { on } from '@ayna/kernel/module';
import { recordIncome } from './actions/record-income.ts';
import { voidIncome } from './actions/void-income.ts';

export const listeners = [on(appointmentCompleted, recordIncome), on(appointmentUndone, voidIncome)];
