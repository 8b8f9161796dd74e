import { toSearchTerms } from '../../packages/contracts/src/core/search-text.ts';
import { withClient } from '../../tools/database/databases.ts';
import { type BenchProduct, startBenchProduct } from '../appointments/bench-product.ts';
import { spreadOf } from '../stats.ts';
import { CARDS, insertCards, salonCode } from './insert-cards.ts';
import { searchTexts } from './texts.ts';

type Client = Parameters<Parameters<typeof withClient>[1]>[0];

/** A search over HTTP may take at most this many times as long as its bare statements. */
const goal = 2;

const likeConditions = (first: number, count: number): string =>
  Array.from({ length: count }, (_, index) => `and folded like $${first + index}`).join(' ');

const matchingCards = (count: number) => `
  from customer.cards where salon_code = $1 and gone_at is null ${likeConditions(2, count)}`;

/** Hand-written for the index: finds the codes from the index alone, then reads those few rows. */
const bareFind = (count: number): string => `
  select code, name, lastname, phone, allergies, last_visit, (
    select min(starts_at) from customer.appointments as own where own.salon_code = cards.salon_code
      and own.card_code = cards.code and own.status in ('Pending', 'Approved')) as next_visit
  from customer.cards where salon_code = $1
    and code in (select code ${matchingCards(count)} order by folded like $2 desc, name, lastname, code limit 8)
  order by folded like $2 desc, name, lastname, code`;
const barePage = (count: number): string => `
  select * from customer.cards where salon_code = $1
    and code in (select code ${matchingCards(count)} order by name, lastname, code limit 10)
  order by name, lastname, code`;
const bareCount = (count: number): string => `select count(*) ${matchingCards(count)}`;

type Search = {
  readonly path: (text: string) => string;
  readonly bare: readonly ((count: number) => string)[];
};

const searches: Readonly<Record<string, Search>> = {
  find: { path: (s) => `/api/Customer/find/${salonCode}?s=${encodeURIComponent(s)}`, bare: [bareFind] },
  list: {
    path: (s) => `/api/Customer/by-salon/${salonCode}?size=10&sort=name&s=${encodeURIComponent(s)}`,
    bare: [barePage, bareCount],
  },
};

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const medianOf = (values: readonly number[]): number => spreadOf(values).median;

const searchOverHttp = async ({ url }: BenchProduct, token: string, path: string): Promise<void> => {
  const response = await fetch(new URL(path, url), { headers: { 'x-user-token': token } });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
};

const searchInDatabase = async (client: Client, { bare }: Search, text: string): Promise<void> => {
  const patterns = toSearchTerms(text).map((term) => `%${term}%`);
  for (const createSql of bare) {
    const sql = createSql(patterns.length);
    await client.query({
      name: `${sql.length} ${sql.slice(0, 40)}`,
      text: sql,
      values: [salonCode, ...patterns],
    });
  }
};

/** Runs each search right after its bare statements, so that noise on the machine affects both. */
const measureSearch = async (
  product: BenchProduct,
  client: Client,
  token: string,
  search: Search,
  rounds: number,
) => {
  const ratios: number[] = [];
  const http: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = { http: [] as number[], bare: [] as number[] };
    for (const text of searchTexts) {
      times.bare.push(await timeOf(() => searchInDatabase(client, search, text)));
      times.http.push(await timeOf(() => searchOverHttp(product, token, search.path(text))));
    }
    http.push(medianOf(times.http));
    bare.push(medianOf(times.bare));
    ratios.push(medianOf(times.http) / medianOf(times.bare));
  }
  return { ratio: spreadOf(ratios), httpMs: spreadOf(http), bareMs: spreadOf(bare) };
};

/** Searches among 20,000 cards as somebody types, over HTTP against the same statements on the bare engine. */
export const runBench = async (short: boolean) => {
  const rounds = short ? 7 : 25;
  await using product = await startBenchProduct('auth,customer');
  await insertCards(product);
  const token = await product.signIn(1);
  const found: Record<string, Awaited<ReturnType<typeof measureSearch>>> = {};
  await withClient(product.databaseUrl, async (client) => {
    for (const [name, search] of Object.entries(searches)) {
      await measureSearch(product, client, token, search, 3);
      found[name] = await measureSearch(product, client, token, search, rounds);
    }
  });
  const misses = Object.entries(found).flatMap(([name, { ratio }]) => (ratio.median <= goal ? [] : [name]));
  return { name: 'customers', passed: misses.length === 0, misses, goal, cards: CARDS, ...found };
};
