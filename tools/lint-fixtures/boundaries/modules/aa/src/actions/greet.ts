import { aa } from '../../../../packages/contracts/src/aa.ts';
import { bbHappened } from '../../../../packages/contracts/src/bb.events.ts';
import { defineModule } from '../../../../packages/kernel/src/module.ts';
import type { SalonKey } from '../../../../packages/kernel/src/salon-key.ts';
import { count } from '../rules/count.ts';
import { rows } from '../store/rows.ts';
import { texts } from '../texts.ts';

export const greet = (key: SalonKey) => [key, aa, bbHappened, defineModule, count(), rows(), texts];
