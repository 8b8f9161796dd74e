import { appointmentCompleted, appointmentUndone } from '@ayna/contracts/appointment.events';
import { on } from '@ayna/kernel/module';
import { recordIncome, takeIncomeBack } from './actions/settle-income.ts';

export const listeners = [on(appointmentCompleted, recordIncome), on(appointmentUndone, takeIncomeBack)];
