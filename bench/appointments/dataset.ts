import { statfsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startBenchProduct } from './bench-product.ts';
import { insertMembers, insertSalons, PEOPLE } from './insert-salons.ts';
import { loadAppointments } from './load-appointments.ts';
import { codeOf, dateAfter, employeeCode } from './sizes.ts';
import { customerName } from './texts.ts';

const SIZES_IN_MILLIONS = [0.2, 1, 10, 20, 30];
/** As measured, with indexes and history. The write-ahead log and sorting for indexes need extra space. */
const BYTES_PER_APPOINTMENT = 1_650;
const EXTRA_BYTES = 12_000_000_000;

/** The sizes to measure, in millions of appointments: up to `--millions 10` or exactly `1,10`, as far as the disk allows. */
export const requestedSizes = (short: boolean): number[] => {
  const { values } = parseArgs({ options: { millions: { type: 'string' } }, strict: false });
  const requested = String(values.millions ?? 1)
    .split(',')
    .map(Number);
  const largest = short ? 0.2 : Math.max(...requested);
  const isNamed = (size: number): boolean => requested.length === 1 || requested.includes(size);
  const { bavail, bsize } = statfsSync('/tmp');
  const fits = (millions: number): boolean =>
    millions * 1_000_000 * BYTES_PER_APPOINTMENT + EXTRA_BYTES < bavail * bsize;
  const sizes = SIZES_IN_MILLIONS.filter((size) => size <= largest && (short || isNamed(size)));
  for (const size of sizes.filter((one) => !fits(one)))
    console.log(`${size} million appointments do not fit on this disk and are skipped`);
  return sizes.filter(fits);
};

/** Books one appointment through the product; the loaded appointments copy its document. */
const bookTemplate = async (url: string, token: string): Promise<void> => {
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
  if (!response.ok) throw new Error(`booking the template appointment failed: ${await response.text()}`);
};

/** Starts the product with salons and their members; `growTo` loads appointments up to a size. */
export const openDataset = async () => {
  await using stack = new AsyncDisposableStack();
  const product = stack.use(await startBenchProduct());
  await insertSalons(product);
  await insertMembers(product, 1, 1);
  await bookTemplate(product.url, await product.signIn(2));
  const opened = stack.move();
  let salons = 0;
  /** Signs in everybody; tokens are valid for ten minutes. */
  const signInAll = async (): Promise<string[]> => {
    const tokens: string[] = [];
    for (let number = 1; number <= PEOPLE; number += 1) tokens.push(await product.signIn(number));
    return tokens;
  };
  return {
    ...product,
    signInAll,
    /** Returns what requests need; the tokens are valid for ten minutes. */
    growTo: async (millions: number) => {
      salons = await loadAppointments(product, salons, millions);
      await insertMembers(product, 1, salons);
      return { salons, tokens: await signInAll(), first: codeOf('salon', 1) };
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
};

export type Dataset = Awaited<ReturnType<typeof openDataset>>;
export type LoadedSalons = Awaited<ReturnType<Dataset['growTo']>>;
