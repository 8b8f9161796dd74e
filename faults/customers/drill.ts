import { addDays } from '@ayna/domain/wall-clock';
import { countOverlaps } from '../booking/check/occupancy.ts';
import { readTables } from '../booking/check/tables.ts';
import { openSalon } from '../booking/open-salon.ts';
import { report, withDrillFolder } from '../drill-folder.ts';
import { startTestProduct } from '../test-product.ts';
import { runContest } from './contest.ts';
import { createCustomers } from './customer.ts';
import { runLostCalls } from './lost-calls.ts';
import { runLinkGuesses } from './manage-links.ts';

/** Limits are on, and every caller names its own address as a trusted proxy would. */
const settings = { LIMITS: 'on', TRUST_PROXY: 'loopback' };

/** Guests book with codes by SMS: many at once for few times, over broken connections, through kills of the host. */
export const runDrill = (short: boolean) =>
  withDrillFolder(async (folder) => {
    await using product = await startTestProduct(folder, { hosts: 1, settings });
    const salon = await openSalon(product);
    const create = createCustomers(product);
    const firstDay = addDays(new Date().toISOString().slice(0, 10), 2);
    const contest = report(
      'contest',
      await runContest(product, salon, create, { firstDay, rivals: short ? 4 : 10 }),
    );
    const lostCalls = report(
      'lostCalls',
      await runLostCalls(product, salon, create, {
        firstDay: addDays(firstDay, 3),
        rounds: short ? 1 : 8,
        kills: short ? 1 : 12,
      }),
    );
    const links = report('links', await runLinkGuesses(product, short ? 1_500 : 10_000));
    const tables = await readTables(product);
    const overlaps = countOverlaps(tables);
    // Nobody has an appointment that they were not told of.
    const untold = tables.appointments.length - contest.booked - lostCalls.customers;
    const passed = contest.passed && lostCalls.passed && links.passed && overlaps === 0 && untold === 0;
    return { name: 'customers', passed, overlaps, untold, contest, lostCalls, links };
  });
