import { days } from '@ayna/contracts/core/hours';
import { positions } from '@ayna/contracts/core/positions';
import { employee } from '@ayna/contracts/employee';
import { below, hour, oneOf, someDay, someOf } from './dice.ts';
import type { Change } from './salon-changes.ts';
import type { Salon } from './salons.ts';

const { routes } = employee;
const named = ({ employees }: Salon) => ({ params: { code: oneOf(employees) } });

const setHours: Change = async (salon) => {
  const workHours = someOf(days).map((day) => ({ day, startTime: hour(8, 4), endTime: hour(16, 6) }));
  return (await salon.line(routes.updateWorkHours, { ...named(salon), body: { workHours } })) !== null;
};

const tell: Change = async (salon) => {
  const about = { name: 'Deniz', lastname: `Soyad ${'abcdefgh'[below(8)]}`, title: oneOf(['', 'Usta']) };
  const body = { ...about, phone: null, email: null };
  return (await salon.line(routes.update, { ...named(salon), body })) !== null;
};

const setPosition: Change = async (salon) =>
  (await salon.line(routes.setPosition, { ...named(salon), body: { position: oneOf(positions) } })) !== null;

const setActive: Change = async (salon) =>
  (await salon.line(routes.setActive, {
    ...named(salon),
    body: { isActive: oneOf([true, true, false]) },
  })) !== null;

const setServices: Change = async (salon) => {
  const body = { allServices: oneOf([true, false]), serviceCodes: someOf(salon.services) };
  return (await salon.line(routes.setServices, { ...named(salon), body })) !== null;
};

const setPerformers: Change = async (salon) => {
  const body = { salonCode: salon.code, employeeCodes: someOf(salon.employees) };
  const params = { serviceCode: oneOf(salon.services) };
  return (await salon.line(routes.setPerformers, { params, body })) !== null;
};

const addLeave: Change = async (salon) => {
  const { params } = named(salon);
  const day = someDay();
  const body = {
    startDate: `${day}T${hour(8, 4)}`,
    endDate: `${day}T${hour(14, 4)}`,
    kind: oneOf(['Annual', 'Sick', 'Other'] as const),
    note: '',
  };
  const made = await salon.line(routes.addLeave, { params, body });
  if (made) salon.leaves.push({ employee: params.code, code: made.code, recurring: false });
  return made !== null;
};

const addRecurringLeave: Change = async (salon) => {
  const { params } = named(salon);
  const body = {
    days: [oneOf(days)],
    startTime: hour(8, 4),
    endTime: hour(14, 4),
    startDate: someDay(),
    endDate: null,
    note: 'Kurs',
  };
  const made = await salon.line(routes.addRecurringLeave, { params, body });
  if (made) salon.leaves.push({ employee: params.code, code: made.code, recurring: true });
  return made !== null;
};

const deleteLeave: Change = async ({ code, line, leaves }) => {
  if (leaves.length === 0) return false;
  const [leave] = leaves.splice(below(leaves.length), 1);
  if (!leave) return false;
  const params = { salonCode: code, employeeCode: leave.employee, leaveCode: leave.code };
  return (
    (await line(leave.recurring ? routes.deleteRecurringLeave : routes.deleteLeave, { params })) !== null
  );
};

const remove: Change = async (salon) => (await salon.line(routes.remove, named(salon))) !== null;

const restore: Change = async (salon) => (await salon.line(routes.restore, named(salon))) !== null;

export const employeeChanges: readonly Change[] = [
  setHours,
  setHours,
  tell,
  setPosition,
  setActive,
  setServices,
  setServices,
  setPerformers,
  addLeave,
  addLeave,
  addRecurringLeave,
  deleteLeave,
  deleteLeave,
  remove,
  restore,
  restore,
];
