import type { ServiceCategory } from '@ayna/contracts/catalog';
import type { StockMove } from '@ayna/contracts/inventory';
import { newCode } from '@ayna/kernel/codes';
import { createCaller, type RetryingCaller, type Tally } from '../retrying-caller.ts';
import { createSignedInPerson } from '../signed-in-person.ts';
import { addProduct } from '../stock/random-moves.ts';
import type { TestProduct } from '../test-product.ts';

export type Service = { readonly code: string; readonly category: ServiceCategory };

/** An appointment, as its events last told of it. */
export type Visit = {
  readonly code: string;
  /** Services of one visit are settled together. */
  readonly visitCode: string;
  readonly service: Service;
  readonly performer: string;
  readonly price: number;
  readonly day: string;
  version: number;
  isCompleted: boolean;
};

/** A salon of the drill, and what clients know of its books. */
export type SalonBooks = {
  readonly salonCode: string;
  readonly call: RetryingCaller;
  readonly employees: readonly string[];
  readonly services: readonly Service[];
  readonly products: readonly string[];
  readonly visits: Visit[];
  /** Transactions that were entered by hand. */
  readonly entries: string[];
  readonly sales: StockMove[];
  /** What statements of closed months said when they were first read, by month and moment of closing. */
  readonly statements: Map<string, string>;
  /** Closed months that said something else later. */
  readonly changedStatements: string[];
};

const groups = ['manage-finance', 'manage-inventory', 'Receptionist', 'Administrator'];
const EMPLOYEES = 2;
const categories = ['Cut', 'Color', 'Color', 'Care', 'Nail'] as const;

const insertServices = ({ query }: TestProduct, salonCode: string): Promise<Service[]> =>
  Promise.all(
    categories.map(async (category) => {
      const code = newCode();
      await query(
        'insert into finance.service_copies (salon_code, code, version, gone, state) values ($1, $2, 1, false, $3)',
        [salonCode, code, JSON.stringify({ code, category })],
      );
      return { code, category };
    }),
  );

const insertEmployee = async ({ query }: TestProduct, salonCode: string, userCode: string) => {
  const code = newCode();
  const state = { code, userCode, userSnapshot: { name: 'Deniz', lastname: 'Korkmaz' }, title: '' };
  await query(
    'insert into finance.employee_copies (salon_code, code, version, gone, state) values ($1, $2, 1, false, $3)',
    [salonCode, code, JSON.stringify(state)],
  );
  return code;
};

/** A salon with a package, an owner at the till, two employees and services and a shelf that does not run empty. */
export const openBooks = async (product: TestProduct, tally: Tally): Promise<SalonBooks> => {
  const salonCode = newCode();
  await product.startTrial(salonCode);
  const [account] = await product.createAccounts(1, { code: salonCode, groups });
  if (!account) throw new Error('openBooks: no account was created');
  const call = createCaller(product, createSignedInPerson(product, account, salonCode), tally);
  const employees = [await insertEmployee(product, salonCode, account.code)];
  while (employees.length < EMPLOYEES) employees.push(await insertEmployee(product, salonCode, newCode()));
  const manager = { salonCode, tally, call };
  const products = [
    await addProduct(manager, { name: 'Argan', stock: 100_000 }),
    await addProduct(manager, { name: 'Keratin', stock: 100_000 }),
  ];
  return {
    salonCode,
    call,
    employees,
    services: await insertServices(product, salonCode),
    products,
    visits: [],
    entries: [],
    sales: [],
    statements: new Map(),
    changedStatements: [],
  };
};
