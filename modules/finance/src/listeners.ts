import { appointmentCompleted, appointmentUndone } from '@ayna/contracts/appointment.events';
import { inventoryMoved } from '@ayna/contracts/inventory.events';
import { on } from '@ayna/kernel/module';
import { recordIncome } from './actions/record-income.ts';
import { recordSale } from './actions/record-sale.ts';
import { voidIncome } from './actions/void-income.ts';

export const listeners = [
  on(appointmentCompleted, recordIncome),
  on(appointmentUndone, voidIncome),
  on(inventoryMoved, recordSale),
];
