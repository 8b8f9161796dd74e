import type { CommissionRule } from '@ayna/contracts/core/commissions';
import { newCode } from '@ayna/kernel/codes';
import { tillSalon } from './day-end-kit.ts';
import { type FinanceApp, routes, tip, today } from './kit.ts';

export const tenPercent: CommissionRule[] = [
  { on: 'services', share: { kind: 'percent', value: 10, beforeDiscount: false } },
];
export const fivePercent: CommissionRule[] = [
  { on: 'services', share: { kind: 'percent', value: 5, beforeDiscount: false } },
];

/** A salon with one hairdresser who has an account. */
export const openCommissionSalon = async (app: FinanceApp) => {
  const salon = tillSalon(app);
  const { salonCode } = salon;
  const employeeCode = newCode();
  const person = app.people.member(salonCode, 'update-appointment-status');
  await app.database.asAdmin((client) =>
    client.query(
      `insert into finance.employee_copies (salon_code, code, version, gone, state)
       values ($1, $2, 1, false, $3)`,
      [
        salonCode,
        employeeCode,
        JSON.stringify({
          code: employeeCode,
          userCode: person.code,
          userSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
          title: 'Kuafor',
        }),
      ],
    ),
  );
  const work = (amount: number, date: string) =>
    salon.add({ ...tip, category: 'Appointment', title: 'Kesim', amount, date, employeeCode });
  return {
    ...salon,
    employeeCode,
    hairdresser: app.as(person),
    work,
    setRules: (validFrom: string, rules: CommissionRule[], who: typeof salon.owner = salon.owner) =>
      who.send(routes.saveCommissionRules, { body: { salonCode, employeeCode, validFrom, rules } }),
    statement: async (month: string, who: typeof salon.owner = salon.owner) =>
      (await who.call(routes.commissions, { params: { salonCode }, query: { month } })).statements[0],
    pay: (month: string, paidDate = today) =>
      salon.owner.send(routes.payCommission, {
        body: { salonCode, month, employeeCode, paidDate, paymentKind: 'transfer' },
      }),
  };
};
