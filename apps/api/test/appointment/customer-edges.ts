import { wishAnswered } from '@ayna/contracts/appointment.events';
import { appointmentWished, customerMerged, importWentOn } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { expect } from 'vitest';
import { type House, rowsOf, told } from './edges.ts';

/** A file of one empty piece that somebody has said go to, with an appointment that it asked for. */
const plantImport = async (house: House) => {
  const [salonCode, code, wishCode] = [newCode(), newCode(), newCode()];
  await rowsOf(
    house,
    `insert into customer.imports (salon_code, code, state, file_name, headers, samples, options, rows, pieces, by_code, created_at)
     values ($1, $2, 'running', 'musteriler.csv', '{}', '{}', '{"columns":[],"merge":true,"marketing":false}', 0, 1, $3, now())`,
    [salonCode, code, newCode()],
  );
  await rowsOf(house, "insert into customer.import_pieces values ($1, $2, 0, '[]')", [salonCode, code]);
  await rowsOf(
    house,
    `insert into customer.import_wishes (salon_code, import_code, code, number, cells, name, phone)
     values ($1, $2, $3, 2, '{}', 'Melike Er', '')`,
    [salonCode, code, wishCode],
  );
  return { salonCode, code, wishCode };
};

const mergedFollows = async (house: House) => {
  const [salonCode, from, into] = [newCode(), newCode(), newCode()];
  const { code, visitCode, ...said } = told(salonCode, from, 'Approved');
  const { by: _by, tellCustomer: _tell, ...document } = { ...said, code, visitCode };
  await rowsOf(
    house,
    `insert into appointment.appointments (salon_code, code, version, visit_code, status, employee_code, customer_code,
       service_code, session_number, starts_at, ends_at, price, work, document, created_at)
     values ($1, $2, 2, $3, 'Approved', $4, $5, $6, 1, '2026-11-16 10:00', '2026-11-16 10:45', 900, '{}', $7, now())`,
    [salonCode, code, visitCode, said.employeeCode, from, said.serviceCode, JSON.stringify(document)],
  );
  await house.bring('appointment', customerMerged.name, { code: into, version: 2, from }, salonCode);
  const kept = 'select customer_code from appointment.appointments where salon_code = $1 and code = $2';
  await eventually(async () =>
    expect(await rowsOf(house, kept, [salonCode, code])).toEqual([{ customer_code: into }]),
  );
};

/** Of a salon that the engine has never heard of: it is answered all the same. */
const wishIsAnswered = async (house: House) => {
  const [salonCode, wishCode] = [newCode(), newCode()];
  const customer = {
    code: newCode(),
    name: 'Melike',
    lastname: 'Er',
    phone: null,
    imageUrl: null,
    userCode: null,
  };
  const wished = {
    wishCode,
    importCode: newCode(),
    byCode: newCode(),
    customer,
    service: 'Kesim',
    employee: null,
  };
  await house.bring(
    'appointment',
    appointmentWished.name,
    { ...wished, startDate: '2026-11-16T10:00:00' },
    salonCode,
  );
  const kept = 'select code from appointment.answered_wishes where salon_code = $1';
  await eventually(async () => expect(await rowsOf(house, kept, [salonCode])).toEqual([{ code: wishCode }]));
};

const answerIsNoted = async (house: House) => {
  const { salonCode, code, wishCode } = await plantImport(house);
  await house.bring('customer', wishAnswered.name, { wishCode, importCode: code, refused: null }, salonCode);
  const kept = 'select outcome from customer.import_wishes where salon_code = $1';
  await eventually(async () =>
    expect(await rowsOf(house, kept, [salonCode])).toEqual([{ outcome: 'booked' }]),
  );
};

const pieceIsTaken = async (house: House) => {
  const { salonCode, code } = await plantImport(house);
  await house.bring('customer', importWentOn.name, { code, pieces: 0, over: false }, salonCode);
  const kept = 'select state from customer.imports where salon_code = $1';
  await eventually(async () => expect(await rowsOf(house, kept, [salonCode])).toEqual([{ state: 'done' }]));
};

/** Cards that become one, and files of them. */
export const customerEdges = (house: House) => ({
  'appointment hears customer.merged': () => mergedFollows(house),
  'appointment hears visit.wished': () => wishIsAnswered(house),
  'customer hears wish.answered': () => answerIsNoted(house),
  'customer hears import.went-on': () => pieceIsTaken(house),
});
