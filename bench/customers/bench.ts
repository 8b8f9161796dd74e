import { searchedFor } from '../../packages/contracts/src/core/fold.ts';
import { withClient } from '../../tools/database/databases.ts';
import { type House, openHouse } from '../appointments/house.ts';
import { spreadOf } from '../stats.ts';
import { CARDS, plantCards, salonCode } from './plant.ts';
import { typed } from './texts.ts';

type Client = Parameters<Parameters<typeof withClient>[1]>[0];

/** How many times as long a search may take over HTTP, all that belongs to it included. */
const goal = 2;

const pieces = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `and folded like $${first + index}`).join(' ');

const fits = (count: number) => `
  from customer.cards where salon_code = $1 and gone_at is null ${pieces(2, count)}`;

/** What one would write by hand who knows the index: which they are out of it alone, then those few whole. */
const bareFind = (count: number): string => `
  select code, name, lastname, phone, allergies, last_visit, (
    select min(starts_at) from customer.appointments as own where own.salon_code = cards.salon_code
      and own.card_code = cards.code and own.status in ('Pending', 'Approved')) as next_visit
  from customer.cards where salon_code = $1
    and code in (select code ${fits(count)} order by folded like $2 desc, name, lastname, code limit 8)
  order by folded like $2 desc, name, lastname, code`;
const barePage = (count: number): string => `
  select * from customer.cards where salon_code = $1
    and code in (select code ${fits(count)} order by name, lastname, code limit 10)
  order by name, lastname, code`;
const bareCount = (count: number): string => `select count(*) ${fits(count)}`;

type Way = {
  readonly path: (text: string) => string;
  readonly bare: readonly ((count: number) => string)[];
};

const ways: Readonly<Record<string, Way>> = {
  find: { path: (s) => `/api/Customer/find/${salonCode}?s=${encodeURIComponent(s)}`, bare: [bareFind] },
  list: {
    path: (s) => `/api/Customer/by-salon/${salonCode}?size=10&sort=name&s=${encodeURIComponent(s)}`,
    bare: [barePage, bareCount],
  },
};

const took = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const middle = (values: readonly number[]): number => spreadOf(values).median;

const overHttp = async ({ url }: House, token: string, path: string): Promise<void> => {
  const response = await fetch(new URL(path, url), { headers: { 'x-user-token': token } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
};

const inEngine = async (client: Client, { bare }: Way, text: string): Promise<void> => {
  const wanted = searchedFor(text).map((piece) => `%${piece}%`);
  for (const textOf of bare) {
    const sql = textOf(wanted.length);
    await client.query({
      name: `${sql.length} ${sql.slice(0, 40)}`,
      text: sql,
      values: [salonCode, ...wanted],
    });
  }
};

/** One after the other, each search right beside its bare self, so that a noisy machine is noisy for both. */
const measure = async (house: House, client: Client, token: string, way: Way, rounds: number) => {
  const ratios: number[] = [];
  const http: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = { http: [] as number[], bare: [] as number[] };
    for (const text of typed) {
      times.bare.push(await took(() => inEngine(client, way, text)));
      times.http.push(await took(() => overHttp(house, token, way.path(text))));
    }
    http.push(middle(times.http));
    bare.push(middle(times.bare));
    ratios.push(middle(times.http) / middle(times.bare));
  }
  return { ratio: spreadOf(ratios), httpMs: spreadOf(http), bareMs: spreadOf(bare) };
};

/** A search among 20,000 cards, while somebody types: over HTTP, against the same statements out of the engine. */
export const bench = async (short: boolean) => {
  const rounds = short ? 7 : 25;
  await using house = await openHouse('auth,customer');
  await plantCards(house);
  const token = await house.signIn(1);
  const found: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  await withClient(house.databaseUrl, async (client) => {
    for (const [name, way] of Object.entries(ways)) {
      await measure(house, client, token, way, 3);
      found[name] = await measure(house, client, token, way, rounds);
    }
  });
  const misses = Object.entries(found).flatMap(([name, { ratio }]) => (ratio.median <= goal ? [] : [name]));
  return { name: 'customers', passed: misses.length === 0, misses, goal, cards: CARDS, ...found };
};
