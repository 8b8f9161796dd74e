import { customersExported } from '@ayna/contracts/customer.events';
import { on } from '@ayna/kernel/module';
import { recordExport } from './actions/record-export.ts';

export const listeners = [on(customersExported, recordExport)];
