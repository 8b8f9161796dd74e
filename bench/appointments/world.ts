import { statfsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openHouse } from './house.ts';
import { growTo } from './load.ts';
import { PEOPLE, plantMembers, plantSalons } from './plant.ts';
import { codeOf, dateAfter, employeeCode } from './sizes.ts';
import { customerName } from './texts.ts';

const SIZES = [0.2, 1, 10, 20, 30];
/** With indexes and history, as measured; the log of writing them and what is sorted for an index come on top. */
const BYTES_EACH = 1_650;
const BYTES_BESIDE = 12_000_000_000;

/** The worlds to measure, in millions of appointments: up to `--millions 10` or exactly `1,10`, as the disk allows. */
export const sizesWanted = (short: boolean): number[] => {
  const { values } = parseArgs({ options: { millions: { type: 'string' } }, strict: false });
  const named = String(values.millions ?? 1)
    .split(',')
    .map(Number);
  const most = short ? 0.2 : Math.max(...named);
  const isNamed = (size: number): boolean => named.length === 1 || named.includes(size);
  const { bavail, bsize } = statfsSync('/tmp');
  const fits = (millions: number): boolean =>
    millions * 1_000_000 * BYTES_EACH + BYTES_BESIDE < bavail * bsize;
  const wanted = SIZES.filter((size) => size <= most && (short || isNamed(size)));
  for (const size of wanted.filter((one) => !fits(one)))
    console.log(`${size} million do not fit on this disk and are left out`);
  return wanted.filter(fits);
};

/** The module itself writes one appointment, for the others to be made like it. */
const bookFirst = async (url: string, token: string): Promise<void> => {
  const response = await fetch(new URL('/api/Appointment/customer-free', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-user-token': token },
    body: JSON.stringify({
      salonCode: codeOf('salon', 1),
      services: [{ serviceCode: codeOf('service', 1), employeeCode: employeeCode(1, 1) }],
      startDate: `${dateAfter(3)}T10:00:00`,
      note: '',
      ...customerName,
    }),
  });
  if (!response.ok) throw new Error(`the first appointment was not booked: ${await response.text()}`);
};

/** Salons, people who belong to them, and appointments that grow to the size that is asked for. */
export const openWorld = async () => {
  await using stack = new AsyncDisposableStack();
  const house = stack.use(await openHouse());
  await plantSalons(house);
  await plantMembers(house, 1, 1);
  await bookFirst(house.url, await house.signIn(2));
  const opened = stack.move();
  let salons = 0;
  /** Of everybody; good for ten minutes. */
  const tokensOfAll = async (): Promise<string[]> => {
    const tokens: string[] = [];
    for (let number = 1; number <= PEOPLE; number += 1) tokens.push(await house.signIn(number));
    return tokens;
  };
  return {
    ...house,
    tokensOfAll,
    /** Answers with what requests are made of: tokens are good for ten minutes from then on. */
    grow: async (millions: number) => {
      salons = await growTo(house, salons, millions);
      await plantMembers(house, 1, salons);
      return { salons, tokens: await tokensOfAll(), first: codeOf('salon', 1) };
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
};

export type World = Awaited<ReturnType<typeof openWorld>>;
export type Grown = Awaited<ReturnType<World['grow']>>;
