import { Agent, request } from 'node:http';
import { codeOf, dateAfter, employeeCode, endDay } from '../appointments/sizes.ts';
import type { Grown, World } from '../appointments/world.ts';

const BOOKERS = 64;

type Answered = { readonly status: number; readonly ms: number };

const post = (agent: Agent, url: URL, token: string, body: string): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-user-token': token,
    };
    const sent = request(url, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - began }));
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** In one salon, one employee's half-hour after the other, of days that nobody has booked: so many at once each. */
export const race = async ({ url, rows }: World, { tokens }: Grown, rounds: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: BOOKERS });
  const address = new URL('/api/Appointment/customer-free', url);
  const salon = 2;
  const token = tokens[salon] ?? '';
  const taken: number[] = [];
  let wrong = 0;
  let notOne = 0;
  for (let round = 0; round < rounds; round += 1) {
    const half = round % 22;
    const clock = `${String(9 + Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}:00`;
    const body = JSON.stringify({
      salonCode: codeOf('salon', salon),
      services: [{ serviceCode: codeOf('service', salon), employeeCode: employeeCode(salon, 1) }],
      startDate: `${dateAfter(endDay + 1_000 + Math.floor(round / 22))}T${clock}`,
      note: '',
      name: 'Elif',
      lastname: 'Demir',
    });
    const answers = await Promise.all(
      Array.from({ length: BOOKERS }, () => post(agent, address, token, body)),
    );
    taken.push(...answers.map(({ ms }) => ms));
    if (answers.filter(({ status }) => status === 200).length !== 1) notOne += 1;
    wrong += answers.filter(({ status }) => status !== 200 && status !== 409).length;
  }
  agent.destroy();
  const [{ overlaps } = { overlaps: -1 }] = await rows<{ overlaps: number }>(
    `select count(*)::int as overlaps from appointment.appointments a join appointment.appointments b
       on a.salon_code = b.salon_code and a.employee_code = b.employee_code and a.code < b.code
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at
     where a.salon_code = $1`,
    [codeOf('salon', salon)],
  );
  const [{ deadlocks } = { deadlocks: -1 }] = await rows<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return { rounds, bookers: BOOKERS, notOneWinner: notOne, otherAnswers: wrong, overlaps, deadlocks, taken };
};
