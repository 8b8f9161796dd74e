import { Refusal } from '@ayna/contracts/core/refusal';
import { appointmentScope, hasRight, statusRights } from '@ayna/domain/permissions';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { IncomeRecord } from '../../rules/visit-record.ts';
import { employeeOfUser } from '../../store/employees.ts';

/** The person at the till: the name for the history, and whose payments they take. */
export type TillPerson = {
  readonly by: { readonly code: string; readonly name: string; readonly lastname: string };
  readonly mayTake: (income: IncomeRecord) => boolean;
};

/** Those who complete all appointments, or manage the finances, take all payments; others those of their own work. */
export const readTillPerson = async (ctx: MemberCtx, tx: SalonTx): Promise<TillPerson> => {
  const employee = await employeeOfUser(tx, ctx.actor.code);
  const { name = '', lastname = '' } = employee?.userSnapshot ?? {};
  const takesAll =
    hasRight(ctx.groups, 'manage-finance') || appointmentScope(ctx.groups, statusRights) === 'all';
  return {
    by: { code: ctx.actor.code, name, lastname },
    mayTake: ({ performer }) => takesAll || (!!employee && performer?.employeeCode === employee.code),
  };
};

export const refuseForeign = (person: TillPerson, incomes: readonly IncomeRecord[]): void => {
  if (!incomes.every(person.mayTake)) throw new Refusal('not-allowed');
};
