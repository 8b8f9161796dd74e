import { positions } from '@ayna/contracts/core/positions';
import { employee } from '@ayna/contracts/employee';
import { weekdays } from '@ayna/domain/wall-clock';
import type { Salon } from './open-salon.ts';
import { pickOne, pickSome, randomBelow, randomDate, randomTime } from './random-values.ts';
import type { Change } from './salon-changes.ts';

const { routes } = employee;
const randomEmployee = ({ employees }: Salon) => ({ params: { code: pickOne(employees) } });

const setHours: Change = async (salon) => {
  const workHours = pickSome(weekdays).map((day) => ({
    day,
    startTime: randomTime(8, 4),
    endTime: randomTime(16, 6),
  }));
  return (
    (await salon.call(routes.updateWorkHours, { ...randomEmployee(salon), body: { workHours } })) !== null
  );
};

const updateProfile: Change = async (salon) => {
  const profile = {
    name: 'Deniz',
    lastname: `Soyad ${'abcdefgh'[randomBelow(8)]}`,
    title: pickOne(['', 'Usta']),
  };
  const body = { ...profile, phone: null, email: null };
  return (await salon.call(routes.update, { ...randomEmployee(salon), body })) !== null;
};

const setPosition: Change = async (salon) =>
  (await salon.call(routes.setPosition, {
    ...randomEmployee(salon),
    body: { position: pickOne(positions) },
  })) !== null;

const setActive: Change = async (salon) =>
  (await salon.call(routes.setActive, {
    ...randomEmployee(salon),
    body: { isActive: pickOne([true, true, false]) },
  })) !== null;

const setServices: Change = async (salon) => {
  const body = { allServices: pickOne([true, false]), serviceCodes: pickSome(salon.services) };
  return (await salon.call(routes.setServices, { ...randomEmployee(salon), body })) !== null;
};

const setPerformers: Change = async (salon) => {
  const body = { salonCode: salon.code, employeeCodes: pickSome(salon.employees) };
  const params = { serviceCode: pickOne(salon.services) };
  return (await salon.call(routes.setPerformers, { params, body })) !== null;
};

const addLeave: Change = async (salon) => {
  const { params } = randomEmployee(salon);
  const day = randomDate();
  const body = {
    startDate: `${day}T${randomTime(8, 4)}`,
    endDate: `${day}T${randomTime(14, 4)}`,
    kind: pickOne(['Annual', 'Sick', 'Other'] as const),
    note: '',
  };
  const created = await salon.call(routes.addLeave, { params, body });
  if (created) salon.leaves.push({ employee: params.code, code: created.code, recurring: false });
  return created !== null;
};

const addRecurringLeave: Change = async (salon) => {
  const { params } = randomEmployee(salon);
  const body = {
    days: [pickOne(weekdays)],
    startTime: randomTime(8, 4),
    endTime: randomTime(14, 4),
    startDate: randomDate(),
    endDate: null,
    note: 'Kurs',
  };
  const created = await salon.call(routes.addRecurringLeave, { params, body });
  if (created) salon.leaves.push({ employee: params.code, code: created.code, recurring: true });
  return created !== null;
};

const deleteLeave: Change = async ({ code, call, leaves }) => {
  if (leaves.length === 0) return false;
  const [leave] = leaves.splice(randomBelow(leaves.length), 1);
  if (!leave) return false;
  const params = { salonCode: code, employeeCode: leave.employee, leaveCode: leave.code };
  return (
    (await call(leave.recurring ? routes.deleteRecurringLeave : routes.deleteLeave, { params })) !== null
  );
};

const remove: Change = async (salon) => (await salon.call(routes.remove, randomEmployee(salon))) !== null;

const restore: Change = async (salon) => (await salon.call(routes.restore, randomEmployee(salon))) !== null;

export const employeeChanges: readonly Change[] = [
  setHours,
  setHours,
  updateProfile,
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
