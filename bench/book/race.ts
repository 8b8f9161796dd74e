import { Agent, request } from 'node:http';
import { clockAt } from '@ayna/domain/wall-clock';
import type { Dataset, LoadedSalons } from '../appointments/dataset.ts';
import { codeOf, dateAfter, employeeCode, endDay } from '../appointments/sizes.ts';

const CLIENTS = 64;

type TimedResponse = { readonly status: number; readonly ms: number };

const post = (agent: Agent, url: URL, token: string, body: string): Promise<TimedResponse> =>
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

/** In one salon, 64 concurrent bookings for each half hour of one employee, on days without appointments. */
export const raceForSlots = async ({ url, query }: Dataset, { tokens }: LoadedSalons, rounds: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const address = new URL('/api/Appointment/customer-free', url);
  const salon = 2;
  const token = tokens[salon] ?? '';
  const durations: number[] = [];
  let otherAnswers = 0;
  let notOneWinner = 0;
  for (let round = 0; round < rounds; round += 1) {
    const halfHour = round % 22;
    const clock = `${clockAt(9 * 60 + halfHour * 30)}:00`;
    const body = JSON.stringify({
      salonCode: codeOf('salon', salon),
      services: [{ serviceCode: codeOf('service', salon), employeeCode: employeeCode(salon, 1) }],
      startDate: `${dateAfter(endDay + 1_000 + Math.floor(round / 22))}T${clock}`,
      note: '',
      name: 'Elif',
      lastname: 'Demir',
    });
    const responses = await Promise.all(
      Array.from({ length: CLIENTS }, () => post(agent, address, token, body)),
    );
    durations.push(...responses.map(({ ms }) => ms));
    if (responses.filter(({ status }) => status === 200).length !== 1) notOneWinner += 1;
    otherAnswers += responses.filter(({ status }) => status !== 200 && status !== 409).length;
  }
  agent.destroy();
  const [{ overlaps } = { overlaps: -1 }] = await query<{ overlaps: number }>(
    `select count(*)::int as overlaps from appointment.appointments a join appointment.appointments b
       on a.salon_code = b.salon_code and a.employee_code = b.employee_code and a.code < b.code
      and a.starts_at < b.ends_at and b.starts_at < a.ends_at
     where a.salon_code = $1`,
    [codeOf('salon', salon)],
  );
  const [{ deadlocks } = { deadlocks: -1 }] = await query<{ deadlocks: number }>(
    'select deadlocks::int from pg_stat_database where datname = current_database()',
  );
  return {
    rounds,
    bookers: CLIENTS,
    notOneWinner,
    otherAnswers,
    overlaps,
    deadlocks,
    durations,
  };
};
