import { appointment } from '@ayna/contracts/appointment';
import { auth } from '@ayna/contracts/auth';
import { content } from '@ayna/contracts/content';
import type { Route } from '@ayna/contracts/core/contract';
import { customer } from '@ayna/contracts/customer';
import { employee } from '@ayna/contracts/employee';
import { file } from '@ayna/contracts/file';
import { finance } from '@ayna/contracts/finance';
import { inventory } from '@ayna/contracts/inventory';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import { subscriptionChanged } from '@ayna/contracts/subscription.events';
import { newCode } from '@ayna/kernel/codes';
import { deliverEvent } from '@ayna/kernel/testkit/deliver-event';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { at, type Client, createPerson, date, openSalon, type TestSalon } from './appointment/kit.ts';
import { startTestProduct, type TestProduct } from './appointment/test-product.ts';
import { employeeForm, salonForm, serviceForm } from './employee/texts.ts';
import { announcement, message, recurring, transaction } from './no-package/texts.ts';
import { routes as allRoutes, dot } from './rights/product.ts';

let product: TestProduct;
let open: TestSalon;
let guest: Client & { readonly code: string };
let card: { readonly code: string };
let booked: { readonly code: string };
let mine: { readonly code: string };
let designVersion: number;
let importCode: string;
let shampoo: { readonly code: string };
let sale: { readonly code: string };
let visit: object;

/** Ends the salon's package at an instant, and waits until appointment knows. */
const setPackageEnd = async (salonCode: string, endsAt: Date): Promise<void> => {
  const [row] = await product.rows<{ code: string; version: number; packageCode: string }>(
    `update subscription.subscriptions set started_at = $2::timestamptz - interval '14 days', ends_at = $2,
       version = version + 1
     where salon_code = $1
     returning code, version::int, package_code as "packageCode"`,
    [salonCode, endsAt],
  );
  const limits = { employees: 5, photos: 50, sms: 100 };
  const about = { packageName: 'Salon', trial: true, startedAt: new Date(0).toISOString(), gone: false };
  const data = { ...row, ...limits, ...about, endsAt: endsAt.toISOString() };
  await deliverEvent(product.database.url, 'appointment', subscriptionChanged.name, data, salonCode);
  await eventually(async () => {
    const copies = await product.rows(
      'select version::int from appointment.subscription_copies where salon_code = $1',
      [salonCode],
    );
    expect(copies).toEqual([{ version: row?.version }]);
  });
};

const newCard = (more: object = {}) => ({
  salonCode: open.salonCode,
  name: 'Ayla',
  lastname: 'Demir',
  phone: null,
  email: null,
  birthday: null,
  allergies: '',
  tags: [],
  ...more,
});

const newProduct = () => ({
  salonCode: open.salonCode,
  name: 'Mor şampuan',
  description: '',
  category: 'Retail' as const,
  unit: 'Bottle' as const,
  cost: 200,
  price: 420,
  barcode: '',
  supplier: '',
  criticalLevel: 6,
  stock: 10,
});

const newSale = () => ({
  salonCode: open.salonCode,
  lines: [{ productCode: shampoo.code, quantity: 1 }],
  appointmentCode: null,
  note: '',
});

const startImport = () =>
  open.owner.call(customer.routes.startImport, {
    query: { salonCode: open.salonCode, fileName: 'liste.csv' },
    file: new Blob(['Ad,Telefon\nMelike Er,0532 765 43 21\n']),
  });

/** A draft of the page's design, ready to be published. */
const saveDraft = async (): Promise<number> => {
  const params = { salonCode: open.salonCode };
  const { version, published } = await open.owner.call(salon.routes.designDraft, { params });
  const { version: _, savedAt: __, ...design } = published;
  const body = { version, design: { ...design, slogan: 'Yeni söz' } };
  return (await open.owner.call(salon.routes.saveDesignDraft, { params, body })).version;
};

/** How a completed appointment was paid. */
const completeVisit = async (): Promise<object> => {
  const { code } = await open.book('12:30');
  await open.owner.call(appointment.routes.updateStatus, {
    params: { code },
    query: { status: 'Completed' },
  });
  const [service] = await eventually(async () => {
    const { services, recorded } = await open.owner.call(finance.routes.settlement, { params: { code } });
    expect(recorded).toBe(true);
    return services;
  });
  const nothing = { sales: [], tips: [], discount: null, due: null };
  const services = [{ appointmentCode: code, version: service?.version }];
  return { ...nothing, services, payments: [{ kind: 'card', amount: service?.price }] };
};

beforeAll(async () => {
  product = await startTestProduct();
  open = await openSalon(product);
  const { salonCode, services, owner } = open;
  await owner.call(salon.routes.setStatus, { params: { salonCode }, body: { status: 'Published' } });
  guest = await createPerson(product);
  const online = { salonCode, services, startDate: at('10:00'), note: '', holdCode: null };
  mine = await eventually(async () => {
    const { appointments } = await guest.call(appointment.routes.book, { body: online });
    return appointments[0] as { code: string };
  });
  booked = await open.book('11:00');
  card = await owner.call(customer.routes.create, { body: newCard() });
  importCode = (await startImport()).code;
  designVersion = await saveDraft();
  shampoo = await owner.call(inventory.routes.create, { body: newProduct() });
  const [sold] = await owner.call(inventory.routes.sell, { body: newSale() });
  sale = { code: sold?.code ?? '' };
  visit = await completeVisit();
  await setPackageEnd(salonCode, new Date(Date.now() - 60_000));
});
afterAll(() => product[Symbol.asyncDispose]());

type Expected = 'package-needed' | 'booking-paused' | 'allowed';
type Row = readonly [route: Route, expected: Expected, input: () => object, as?: () => Client];

const inSalon = <T extends object>(body: T) => ({ body: { salonCode: open.salonCode, ...body } });
const customerOfSalon = () => guest;

const columns = ['name', 'phone'];

/** What a member or customer of a salon without an active package tries to create. */
const table: readonly Row[] = [
  [
    appointment.routes.bookByDesk,
    'package-needed',
    () => ({ body: open.form('14:00', { name: 'Yeni', phone: '+905320001122' }) }),
  ],
  [appointment.routes.bookByDesk, 'package-needed', () => ({ body: open.form('14:00') })],
  [
    appointment.routes.addService,
    'package-needed',
    () => ({ params: { code: booked.code }, body: { serviceCode: open.serviceCode } }),
  ],
  [
    appointment.routes.book,
    'booking-paused',
    () => inSalon({ services: open.services, startDate: at('15:00'), note: '', holdCode: null }),
    customerOfSalon,
  ],
  [
    appointment.routes.hold,
    'booking-paused',
    () => inSalon({ services: open.services, startDate: at('15:00') }),
    customerOfSalon,
  ],
  [
    appointment.routes.joinWaitingList,
    'booking-paused',
    () => inSalon({ services: open.services, firstDay: date, lastDay: date, parts: [] }),
    customerOfSalon,
  ],
  [customer.routes.create, 'package-needed', () => ({ body: newCard() })],
  [
    customer.routes.startImport,
    'package-needed',
    () => ({
      query: { salonCode: open.salonCode, fileName: 'liste.csv' },
      file: new Blob(['Ad,Telefon\nA B,0532 765 43 22\n']),
    }),
  ],
  [
    customer.routes.runImport,
    'package-needed',
    () => ({ params: { code: importCode }, body: { columns, merge: true, marketing: false } }),
  ],
  [customer.routes.resumeImport, 'package-needed', () => ({ params: { code: importCode } })],
  [
    customer.routes.correctRow,
    'package-needed',
    () => ({ params: { code: importCode, number: 1 }, body: { cells: ['Melike Er', ''] } }),
  ],
  [finance.routes.create, 'package-needed', () => inSalon(transaction)],
  [finance.routes.settle, 'allowed', () => inSalon(visit)],
  [finance.routes.createRecurring, 'package-needed', () => inSalon(recurring)],
  [
    finance.routes.confirmRecurring,
    'package-needed',
    () => ({ params: { code: newCode() }, body: { month: date.slice(0, 7), amount: 1 } }),
  ],
  [file.routes.addReceipt, 'package-needed', () => ({ query: { salonCode: open.salonCode }, file: dot })],
  [
    finance.routes.payCommission,
    'package-needed',
    () => inSalon({ month: '2026-10', employeeCode: open.salonCode, paidDate: date }),
  ],
  [inventory.routes.create, 'package-needed', () => ({ body: newProduct() })],
  [inventory.routes.sell, 'package-needed', () => ({ body: newSale() })],
  [
    inventory.routes.move,
    'package-needed',
    () => ({ params: { code: shampoo.code }, body: { kind: 'Waste', quantity: 1, note: '' } }),
  ],
  [
    inventory.routes.receiveOrder,
    'package-needed',
    () => ({
      params: { salonCode: open.salonCode },
      body: { lines: [{ productCode: shampoo.code, quantity: 1 }] },
    }),
  ],
  [
    inventory.routes.takeBack,
    'allowed',
    () => ({ params: { code: sale.code }, body: { quantity: 1, note: '' } }),
  ],
  [content.routes.createAnnouncement, 'package-needed', () => inSalon(announcement)],
  [service.routes.create, 'package-needed', () => ({ body: serviceForm(open.salonCode, 'Boya') })],
  [
    service.routes.createMany,
    'package-needed',
    () => {
      const { salonCode, ...one } = serviceForm(open.salonCode, 'Fön');
      return { body: { salonCode, services: [one] } };
    },
  ],
  [employee.routes.create, 'package-needed', () => ({ body: employeeForm(open.salonCode) })],
  [
    file.routes.addPhoto,
    'package-needed',
    () => ({ query: { salonCode: open.salonCode, album: 'Salon' }, file: dot }),
  ],
  [
    file.routes.announcementPicture,
    'package-needed',
    () => ({ query: { salonCode: open.salonCode }, file: dot }),
  ],
  [
    salon.routes.create,
    'allowed',
    () => ({ body: { ...salonForm(`salon-${newCode().slice(-12)}`), holidays: 'open' } }),
  ],
  [
    salon.routes.publishDesign,
    'allowed',
    () => ({ params: { salonCode: open.salonCode }, body: { version: designVersion } }),
  ],
  [
    auth.routes.guest,
    'allowed',
    () => ({ body: { name: 'Yeni', lastname: 'Konuk', phone: '+905391112244', noticeSeen: true } }),
  ],
  [salon.routes.ban, 'allowed', () => inSalon({ phone: '+905329998877', name: 'Kara Liste', reason: '' })],
  [
    service.routes.changePrices,
    'allowed',
    () => inSalon({ codes: [open.serviceCode], percent: 10, roundTo: 1 }),
  ],
  [
    employee.routes.addLeave,
    'allowed',
    () => ({
      params: { code: open.employeeCode },
      body: { startDate: at('18:00'), endDate: at('19:00'), kind: 'Annual', note: '' },
    }),
  ],
  [
    employee.routes.addRecurringLeave,
    'allowed',
    () => ({
      params: { code: open.employeeCode },
      body: {
        days: ['Monday'],
        startTime: '19:00:00',
        endTime: '19:30:00',
        startDate: date,
        endDate: null,
        note: '',
      },
    }),
  ],
  [
    appointment.routes.blockTime,
    'allowed',
    () =>
      inSalon({
        employeeCode: open.employeeCode,
        startDate: at('16:00'),
        endDate: at('17:00'),
        reason: '',
      }),
  ],
  [customer.routes.addNote, 'allowed', () => ({ params: { code: card.code }, body: { text: 'Aradı.' } })],
  [content.routes.sendMessage, 'allowed', () => ({ body: message })],
  [file.routes.profilePhoto, 'allowed', () => ({ file: dot })],
  [
    auth.routes.signUp,
    'allowed',
    () => ({
      body: {
        kind: 'customer',
        name: 'Yeni',
        lastname: 'Kişi',
        phone: '+905391112233',
        email: 'yeni@ornek.com',
        password: 'mavi-tren-bulut',
      },
    }),
  ],
];

const nameOf = ({ module, name }: Route): string => `${module}.${name}`;

describe('a salon without an active package', () => {
  test('has an expectation for every creating call of the contracts', () => {
    // Platform staff create nothing in a salon.
    const creating = allRoutes
      .filter(({ idempotent, upload, who }) => (idempotent || upload) && who.kind !== 'admin')
      .map(nameOf);
    expect(table.map(([route]) => nameOf(route))).toEqual(expect.arrayContaining(creating));
  });

  test.each(table.map((row) => [nameOf(row[0]), row[1], row] as const))(
    '%s: %s',
    async (_, expected, [route, , input, as = () => open.owner]) => {
      const response = await as().send(route, input());
      const { code } = (await response.json()) as { code?: string };
      expect(response.ok ? 'allowed' : code).toBe(expected);
    },
  );

  test('creates no customer card for a booking that is refused', async () => {
    const cards = await product.rows('select from customer.cards where salon_code = $1 and phone = $2', [
      open.salonCode,
      '+905320001122',
    ]);
    expect(cards).toEqual([]);
  });

  test('offers no free times to customers, and still shows the desk its own', async () => {
    const services = open.services
      .map(({ serviceCode, employeeCode }) => `${serviceCode}~${employeeCode}`)
      .join();
    const query = { services: services as never };
    const params = { salonCode: open.salonCode };
    const offered = await guest.call(appointment.routes.freeSlots, { params, query: { ...query, date } });
    expect(offered).toEqual([]);
    const [day] = await open.owner.call(appointment.routes.deskDays, {
      params,
      query: { ...query, from: date, days: 1 },
    });
    expect(day?.starts.length).toBeGreaterThan(0);
  });

  test('completes an appointment, and its income is recorded', async () => {
    const params = { code: booked.code };
    await open.owner.call(appointment.routes.updateStatus, { params, query: { status: 'Completed' } });
    const income = () =>
      product.rows('select amount::int from finance.transactions where appointment_code = $1', [booked.code]);
    await eventually(async () => expect(await income()).toEqual([{ amount: 450 }]));
  });

  test('answers the income that a first client posts for that completion', async () => {
    const income = { ...transaction, type: 'Income', category: 'Appointment', amount: 450 };
    const body = { salonCode: open.salonCode, ...income, appointmentCode: booked.code };
    const response = await open.owner.send(finance.routes.create, { body });
    expect(await response.json()).toMatchObject({ appointmentCode: booked.code, amount: 450 });
  });

  test('lets a customer cancel an own appointment', async () => {
    const response = await guest.send(appointment.routes.cancelMine, { params: { code: mine.code } });
    expect(response.status).toBe(200);
  });

  test('books again as soon as it has a package', async () => {
    await setPackageEnd(open.salonCode, new Date(Date.now() + 86_400_000));
    expect(await open.book('14:00')).toMatchObject({ status: 'Approved' });
  });
});
