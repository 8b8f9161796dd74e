import { openChromium } from '../../e2e/support/chromium.ts';
import { percentilesOf, spreadOf } from '../stats.ts';
import { isBareReady, openBare, type Sight, sightOf, tellNext } from './bare.ts';
import { openDesk, ownerPhone } from './desk.ts';
import { carryAbout, hoverGrid, letGo, scrollAbout, takeBlock } from './hands.ts';
import { paintOf, settled, type Watched, watch } from './painted.ts';
import { A_FULL_DAY, EMPLOYEES, type Plan, planAfter } from './plan.ts';
import { plantMonth } from './plant.ts';
import { costOf, framesOf } from './trace.ts';
import { roundOf, type Step } from './walk.ts';

const goals = { ratio: 2.5, paintMs: 100, dragFrameMs: 12, scrollTaskMs: 50 };
const FETCHED_MS = 1_200;
const viewport = { width: 1440, height: 900 };

type Pages = { readonly desk: Watched; readonly bare: Watched };

const take = async ({ desk }: Pages, { act, before, isReady }: Step): Promise<number> => {
  await before?.(desk.page);
  return paintOf(desk, act, isReady);
};

/** Everything is walked through once, so that it is known from then on; what each step shows is kept. */
const learn = async (pages: Pages, steps: readonly Step[]): Promise<readonly Sight[]> => {
  const sights: Sight[] = [];
  for (const step of steps) {
    await take(pages, step);
    // Neighbouring days are fetched a moment after; the live stream never is idle.
    await pages.desk.page.waitForTimeout(FETCHED_MS);
    sights.push(await sightOf(pages.desk.page, step.name));
  }
  return sights;
};

const takeBare = async ({ bare }: Pages, { act }: Step, sight: Sight): Promise<number> => {
  await tellNext(bare.page, sight);
  return paintOf(bare, act, isBareReady(sight));
};

/** By turns in one run, so that a noisy machine is noisy for both. */
const takeTurns = async (pages: Pages, steps: readonly Step[], sights: readonly Sight[], rounds: number) => {
  const times = steps.map(() => ({ ours: [] as number[], bares: [] as number[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const [index, step] of steps.entries()) {
      const sight = sights[index];
      if (sight && !step.isWay) times[index]?.bares.push(await takeBare(pages, step, sight));
      times[index]?.ours.push(await take(pages, step));
    }
  return times;
};

const judged = ({ ours, bares }: { readonly ours: readonly number[]; readonly bares: readonly number[] }) => {
  const [ms, bareMs] = [spreadOf(ours), spreadOf(bares)];
  const ratio = Number((ms.median / bareMs.median).toFixed(2));
  return { passed: ratio <= goals.ratio && ms.median <= goals.paintMs, ratio, ms, bareMs };
};

/** What a step costs, by kind, for whoever wants to make it cheaper. */
const costs = async (pages: Pages, step: Step, sight: Sight) => {
  await step.before?.(pages.desk.page);
  const ours = await costOf(pages.desk, async () => {
    await step.act.run(pages.desk.page);
    await settled(pages.desk.page);
  });
  await tellNext(pages.bare.page, sight);
  const bare = await costOf(pages.bare, async () => {
    await step.act.run(pages.bare.page);
    await settled(pages.bare.page);
  });
  return { ours, bare };
};

const switches = async (pages: Pages, plan: Plan, rounds: number) => {
  const steps = roundOf(plan);
  const sights = await learn(pages, steps);
  const times = await takeTurns(pages, steps, sights, rounds);
  const found: Record<string, ReturnType<typeof judged> & Awaited<ReturnType<typeof costs>>> = {};
  for (const [index, step] of steps.entries()) {
    const [taken, sight] = [times[index], sights[index]];
    if (!taken || !sight) continue;
    const cost = await costs(pages, step, sight);
    if (step.isWay) continue;
    found[step.name] = { ...judged(taken), ...cost };
    console.log(JSON.stringify({ [step.name]: found[step.name], boxes: sight.boxes.length }));
  }
  return found;
};

/** Scrolls each view, and carries a block about where there are blocks; ends on the day that it began with. */
const motions = async ({ desk }: Pages, plan: Plan, moves: number) => {
  const { page } = desk;
  const scroll = async (selector: string) => {
    await hoverGrid(page, selector);
    const { longestTaskMs } = await framesOf(desk, () => scrollAbout(page, moves / 6));
    return Number(longestTaskMs.toFixed(1));
  };
  const drag = async () => {
    await takeBlock(page);
    const { frames } = await framesOf(desk, () => carryAbout(page, moves));
    await letGo(page);
    await settled(page);
    return percentilesOf(frames);
  };
  const day = { scrollTaskMs: await scroll('[data-view=shown] .cal-scroll'), dragFrameMs: await drag() };
  for (const step of roundOf(plan).slice(4, 5)) await take({ desk, bare: desk }, step);
  const month = { scrollTaskMs: await scroll('[data-view=shown] .month-scroll') };
  for (const step of roundOf(plan).slice(7, 9)) await take({ desk, bare: desk }, step);
  const week = { scrollTaskMs: await scroll('[data-view=shown] .cal-scroll'), dragFrameMs: await drag() };
  return { day, week, month };
};

const isSmooth = ({ day, week, month }: Awaited<ReturnType<typeof motions>>): boolean =>
  [day, week].every(({ dragFrameMs }) => dragFrameMs.p95 <= goals.dragFrameMs) &&
  [day, week, month].every(({ scrollTaskMs }) => scrollTaskMs <= goals.scrollTaskMs);

/** The calendar of a large salon on a slow machine, beside a page that draws the same without anything around it. */
export const measure = async (url: string, databaseUrl: string, short: boolean) => {
  const plan = planAfter(new Date());
  await plantMonth(databaseUrl, ownerPhone, plan);
  await using browser = await openChromium();
  const rounds = short ? 3 : 15;
  const pages = {
    desk: await watch(await openDesk(browser, url, viewport, plan.full)),
    bare: await watch(await openBare(browser, viewport)),
  };
  const switched = await switches(pages, plan, rounds);
  const moved = await motions(pages, plan, short ? 60 : 180);
  return {
    name: 'calendar-ui',
    passed: Object.values(switched).every(({ passed }) => passed) && isSmooth(moved),
    goals,
    switches: switched,
    ...moved,
    what: `${rounds} rounds by turns, ${EMPLOYEES} employees, ${A_FULL_DAY} in a day, 1440 px, CPU 4 times slower`,
  };
};
