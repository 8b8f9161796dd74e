import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeRecorded } from '@ayna/contracts/finance.events';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toEventPayload } from '../rules/transaction-record.ts';
import { readEmployees } from '../store/commissions.ts';
import { shareTill } from '../store/day-ends.ts';
import { savePaidBy } from '../store/payments.ts';
import { lockStatement, markStatementPaid } from '../store/statements.ts';
import { insertTransaction } from '../store/transactions.ts';
import { commissionTexts } from '../texts.ts';
import { toStatementView } from './shared/statements.ts';

/** A statement that is paid already is the answer: one press or two, there is one expense. */
export const payCommission = async (
  ctx: MemberCtx,
  { body }: InputOf<typeof finance.routes.payCommission>,
) => {
  const { allowed } = await ctx.call(subscription.routes.mayCreate, { params: { salonCode: ctx.salon } });
  if (!allowed) throw new Refusal('package-needed');
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const { month, employeeCode, paidDate, paymentKind = 'cash' } = body;
    const employee = (await readEmployees(tx)).find(({ code }) => code === employeeCode);
    if (!employee) throw new Refusal('unknown-employee');
    // In the order of opening a month, which removes the statement.
    await shareTill(tx);
    const statement = await lockStatement(tx, month, employeeCode);
    if (!statement) throw new Refusal('month-open');
    if (statement.paid) return toStatementView(employee, statement);
    const { toPay } = statement.figures;
    if (toPay <= 0) throw new Refusal('nothing-to-pay');
    const expense = await insertTransaction(
      tx,
      newCode(),
      {
        type: 'Expense',
        category: 'Salary',
        status: true,
        amount: toPay,
        title: commissionTexts.title(month),
        note: '',
        date: paidDate,
        paidDate,
        employeeCode,
        employeeSnapshot: employee.userSnapshot,
        performer: null,
        productCode: null,
        appointmentCode: null,
        salaryKind: 'salary',
        receiptCode: null,
      },
      ctx.now(),
    );
    if (!expense) throw new Refusal('conflict');
    await savePaidBy(tx, expense, paymentKind);
    await markStatementPaid(tx, month, employeeCode, expense.id);
    tx.emit(financeRecorded, toEventPayload(expense));
    const paid = { transactionCode: expense.id, day: paidDate };
    return toStatementView(employee, { ...statement, paid });
  });
};
