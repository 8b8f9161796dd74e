import { customer } from '@ayna/contracts/customer';
import { employee } from '@ayna/contracts/employee';
import { addDays } from '@ayna/domain/wall-clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, date, openSalon, routes } from './kit.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';

const allergies = 'Lateks\nEldiven nitril olsun.';

let product: TestProduct;
let open: Awaited<ReturnType<typeof openSalonWithAllergy>>;
beforeAll(async () => {
  product = await startTestProduct();
  open = await openSalonWithAllergy();
}, 60_000);
afterAll(() => product[Symbol.asyncDispose]());

/** A member without any right who performs the appointments of this employee. */
const createPerformer = async (salonCode: string, employeeCode: string) => {
  const person = await createMember(product, salonCode, []);
  await product.rows(
    `update appointment.employee_copies set state = jsonb_set(state, '{userCode}', to_jsonb($3::text))
     where salon_code = $1 and code = $2`,
    [salonCode, employeeCode, person.code],
  );
  return person;
};

/** An appointment of a customer with an allergy. */
const openSalonWithAllergy = async () => {
  const salon = await openSalon(product);
  const { owner, salonCode } = salon;
  const form = { name: 'Selin', lastname: 'Er', phone: null, email: null, birthday: null, tags: [] };
  const card = await owner.call(customer.routes.create, { body: { salonCode, ...form, allergies } });
  const booked = await salon.book('10:00', { customerCode: card.code });
  return { ...salon, card, booked };
};

const readAllergies = async (member: Awaited<ReturnType<typeof createMember>>, code: string) =>
  (await member.call(routes.byCode, { params: { code } })).allergies;

test('allergies are seen by the performer until the appointment is moved to another one', async () => {
  const { owner, salonCode, employeeCode, booked } = await openSalonWithAllergy();
  const performer = await createPerformer(salonCode, employeeCode);
  expect(await readAllergies(performer, booked.code)).toBe(allergies);
  const team = await owner.call(employee.routes.bySalon, { params: { salonCode }, query: {} });
  const other = team.find(({ code }) => code !== employeeCode);
  await owner.call(routes.change, {
    params: { code: booked.code },
    body: { version: booked.version, employeeCode: other?.code, tellCustomer: false },
  });
  expect(await readAllergies(performer, booked.code)).toBe('');
});

test.each([
  ['Receptionist', allergies],
  ['view-customers', allergies],
  ['manage-customers', allergies],
  ['Administrator', allergies],
  ['update-appointment-status-all', ''],
  ['create-appointment-customer-free-all', ''],
  ['view-customer-phone', ''],
  ['manage-employees', ''],
])('a colleague with %s reads them as %j', async (group, expected) => {
  const { salonCode, booked } = open;
  const member = await createMember(product, salonCode, [group]);
  expect(await readAllergies(member, booked.code)).toBe(expected);
});

test('lists hold no allergies, nor does an appointment without a card', async () => {
  const { owner, card, booked, calendar, book } = open;
  const byCustomer = await owner.call(routes.byCustomer, { params: { code: card.code } });
  expect(byCustomer.map(({ code }) => code)).toEqual([booked.code]);
  expect(JSON.stringify([byCustomer, await calendar()])).not.toContain('Lateks');
  const unnamed = await book('12:00');
  expect(await readAllergies(owner, unnamed.code)).toBe('');
});

test('a removed card shows none', async () => {
  const { owner, card, booked } = await openSalonWithAllergy();
  await owner.call(customer.routes.remove, { params: { code: card.code } });
  expect(await readAllergies(owner, booked.code)).toBe('');
});

const listFor = (member: Awaited<ReturnType<typeof createMember>>, salonCode: string) =>
  member.call(routes.allergies, { params: { salonCode }, query: { from: date, to: date } });

test('the calendar marks a customer with an allergy for members who may know it, and for the performer', async () => {
  const { salonCode, employeeCode, card, owner } = await openSalonWithAllergy();
  const marked = [{ customerCode: card.code, allergies }];
  expect(await listFor(await createMember(product, salonCode, ['Receptionist']), salonCode)).toEqual(marked);
  expect(await listFor(await createPerformer(salonCode, employeeCode), salonCode)).toEqual(marked);
  const colleague = await createMember(product, salonCode, ['update-appointment-status-all']);
  expect(await listFor(colleague, salonCode)).toEqual([]);
  await owner.call(customer.routes.remove, { params: { code: card.code } });
  expect(await listFor(await createMember(product, salonCode, ['Receptionist']), salonCode)).toEqual([]);
});

test('a customer who does not come on these days is not marked', async () => {
  const { owner, salonCode } = open;
  const query = { from: addDays(date, 1), to: addDays(date, 30) };
  expect(await owner.call(routes.allergies, { params: { salonCode }, query })).toEqual([]);
});
