import { Refusal } from '@ayna/contracts/core/refusal';
import type { RecurringExpense } from '@ayna/contracts/finance';
import { recurringChanged } from '@ayna/contracts/finance.events';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { lockRecurringCount, type RecurringRecord } from '../../store/recurring.ts';

export const toRecurringView = (record: RecurringRecord): RecurringExpense => {
  const { version: _, gone: __, ...rule } = record;
  return rule;
};

/** What a person can still look through, and each proposes itself every month. */
const MAX_RULES = 100;

/** Refuses a further rule if the salon has as many as it may. */
export const checkRecurringLimit = async (tx: SalonTx): Promise<void> => {
  if ((await lockRecurringCount(tx)) >= MAX_RULES) throw new Refusal('too-many-recurring');
};

/** Tells open screens of a saved rule, and returns what the response shows of it. */
export const emitRecurring = (tx: SalonTx, rule: RecurringRecord): RecurringExpense => {
  const { code, version, gone } = rule;
  tx.emit(recurringChanged, { code, version, gone });
  return toRecurringView(rule);
};
