import { importBookingAnswered } from '@ayna/contracts/appointment.events';
import { customerMerged, importBookingRequested, importWentOn } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { expect } from 'vitest';
import { appointmentEvent, type DependencyKit, queryRows } from './dependencies.ts';

/** Inserts a running import with one empty batch and one requested appointment. */
const insertImport = async (product: DependencyKit) => {
  const [salonCode, code, requestCode] = [newCode(), newCode(), newCode()];
  await queryRows(
    product,
    `insert into customer.imports (salon_code, code, state, file_name, headers, samples, options, rows, pieces, by_code, created_at)
     values ($1, $2, 'running', 'musteriler.csv', '{}', '{}', '{"columns":[],"merge":true,"marketing":false}', 0, 1, $3, now())`,
    [salonCode, code, newCode()],
  );
  await queryRows(product, "insert into customer.import_pieces values ($1, $2, 0, '[]')", [salonCode, code]);
  await queryRows(
    product,
    `insert into customer.import_wishes (salon_code, import_code, code, number, cells, name, phone)
     values ($1, $2, $3, 2, '{}', 'Melike Er', '')`,
    [salonCode, code, requestCode],
  );
  return { salonCode, code, requestCode };
};

const checkMerge = async (product: DependencyKit) => {
  const [salonCode, from, into] = [newCode(), newCode(), newCode()];
  const { code, visitCode, ...data } = appointmentEvent(salonCode, from, 'Approved');
  const { by: _by, tellCustomer: _tell, ...document } = { ...data, code, visitCode };
  await queryRows(
    product,
    `insert into appointment.appointments (salon_code, code, version, visit_code, status, employee_code, customer_code,
       service_code, session_number, starts_at, ends_at, price, work, document, created_at)
     values ($1, $2, 2, $3, 'Approved', $4, $5, $6, 1, '2026-11-16 10:00', '2026-11-16 10:45', 900, '{}', $7, now())`,
    [salonCode, code, visitCode, data.employeeCode, from, data.serviceCode, JSON.stringify(document)],
  );
  await product.deliver('appointment', customerMerged.name, { code: into, version: 2, from }, salonCode);
  const stored = 'select customer_code from appointment.appointments where salon_code = $1 and code = $2';
  await eventually(async () =>
    expect(await queryRows(product, stored, [salonCode, code])).toEqual([{ customer_code: into }]),
  );
};

/** The salon is unknown to appointment; the request is answered nevertheless. */
const checkBookingRequest = async (product: DependencyKit) => {
  const [salonCode, requestCode] = [newCode(), newCode()];
  const customer = {
    code: newCode(),
    name: 'Melike',
    lastname: 'Er',
    phone: null,
    imageUrl: null,
    userCode: null,
  };
  const request = {
    requestCode,
    importCode: newCode(),
    byCode: newCode(),
    customer,
    service: 'Kesim',
    employee: null,
  };
  await product.deliver(
    'appointment',
    importBookingRequested.name,
    { ...request, startDate: '2026-11-16T10:00:00' },
    salonCode,
  );
  const stored = 'select code from appointment.answered_wishes where salon_code = $1';
  await eventually(async () =>
    expect(await queryRows(product, stored, [salonCode])).toEqual([{ code: requestCode }]),
  );
};

const checkBookingAnswer = async (product: DependencyKit) => {
  const { salonCode, code, requestCode } = await insertImport(product);
  await product.deliver(
    'customer',
    importBookingAnswered.name,
    { requestCode, importCode: code, refused: null },
    salonCode,
  );
  const stored = 'select outcome from customer.import_wishes where salon_code = $1';
  await eventually(async () =>
    expect(await queryRows(product, stored, [salonCode])).toEqual([{ outcome: 'booked' }]),
  );
};

const checkImportBatch = async (product: DependencyKit) => {
  const { salonCode, code } = await insertImport(product);
  await product.deliver('customer', importWentOn.name, { code, pieces: 0, over: false }, salonCode);
  const stored = 'select state from customer.imports where salon_code = $1';
  await eventually(async () =>
    expect(await queryRows(product, stored, [salonCode])).toEqual([{ state: 'done' }]),
  );
};

/** Events about merged cards and imports. */
export const customerDependencies = (product: DependencyKit) => ({
  'appointment handles customer.merged': () => checkMerge(product),
  'appointment handles import.booking-requested': () => checkBookingRequest(product),
  'customer handles import.booking-answered': () => checkBookingAnswer(product),
  'customer handles import.went-on': () => checkImportBatch(product),
});
