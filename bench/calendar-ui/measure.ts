import { openChromium } from '../../e2e/support/chromium.ts';
import { percentilesOf, spreadOf } from '../stats.ts';
import {
  bareReadyCondition,
  openBarePage,
  setNextView,
  takeSnapshot,
  type ViewSnapshot,
} from './bare-page.ts';
import { insertMonth } from './insert-month.ts';
import { APPOINTMENTS_ON_FULL_DAY, EMPLOYEES, type MonthPlan, planNextMonth } from './month-plan.ts';
import { cancelDrag, dragInCircles, hoverGrid, scrollBackAndForth, startDrag } from './mouse.ts';
import { openCalendar, ownerPhone } from './open-calendar.ts';
import { attachDevtools, measurePaint, type ThrottledPage, waitUntilSettled } from './paint-timer.ts';
import { type Step, stepsOf } from './steps.ts';
import { measureCost, measureFrames } from './trace.ts';

const goals = { ratio: 2.5, paintMs: 100, dragFrameMs: 12, scrollTaskMs: 50 };
const PREFETCH_MS = 1_200;
const viewport = { width: 1440, height: 900 };

type Pages = { readonly product: ThrottledPage; readonly bare: ThrottledPage };

const measureStep = async ({ product }: Pages, { input, before, isReady }: Step): Promise<number> => {
  await before?.(product.page);
  return measurePaint(product, input, isReady);
};

/** Runs every step once, so that its data is cached, and returns a snapshot of what each step shows. */
const warmUp = async (pages: Pages, steps: readonly Step[]): Promise<readonly ViewSnapshot[]> => {
  const snapshots: ViewSnapshot[] = [];
  for (const step of steps) {
    await measureStep(pages, step);
    // Neighbouring days are prefetched a moment later; the network is never idle because of the live stream.
    await pages.product.page.waitForTimeout(PREFETCH_MS);
    snapshots.push(await takeSnapshot(pages.product.page, step.name));
  }
  return snapshots;
};

const measureBareStep = async ({ bare }: Pages, { input }: Step, snapshot: ViewSnapshot): Promise<number> => {
  await setNextView(bare.page, snapshot);
  return measurePaint(bare, input, bareReadyCondition(snapshot));
};

/** Alternates the two pages, so that noise on the machine affects both. */
const measureByTurns = async (
  pages: Pages,
  steps: readonly Step[],
  snapshots: readonly ViewSnapshot[],
  rounds: number,
) => {
  const times = steps.map(() => ({ ours: [] as number[], bares: [] as number[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const [index, step] of steps.entries()) {
      const snapshot = snapshots[index];
      if (snapshot && !step.isTransition)
        times[index]?.bares.push(await measureBareStep(pages, step, snapshot));
      times[index]?.ours.push(await measureStep(pages, step));
    }
  return times;
};

const evaluateStep = ({
  ours,
  bares,
}: {
  readonly ours: readonly number[];
  readonly bares: readonly number[];
}) => {
  const [ms, bareMs] = [spreadOf(ours), spreadOf(bares)];
  const ratio = Number((ms.median / bareMs.median).toFixed(2));
  return { passed: ratio <= goals.ratio && ms.median <= goals.paintMs, ratio, ms, bareMs };
};

/** The main-thread cost of a step by kind, as a help for optimizing. */
const measureCosts = async (pages: Pages, step: Step, snapshot: ViewSnapshot) => {
  await step.before?.(pages.product.page);
  const ours = await measureCost(pages.product, async () => {
    await step.input.run(pages.product.page);
    await waitUntilSettled(pages.product.page);
  });
  await setNextView(pages.bare.page, snapshot);
  const bare = await measureCost(pages.bare, async () => {
    await step.input.run(pages.bare.page);
    await waitUntilSettled(pages.bare.page);
  });
  return { ours, bare };
};

const measureSwitches = async (pages: Pages, plan: MonthPlan, rounds: number) => {
  const steps = stepsOf(plan);
  const snapshots = await warmUp(pages, steps);
  const times = await measureByTurns(pages, steps, snapshots, rounds);
  const found: Record<string, ReturnType<typeof evaluateStep> & Awaited<ReturnType<typeof measureCosts>>> =
    {};
  for (const [index, step] of steps.entries()) {
    const [stepTimes, snapshot] = [times[index], snapshots[index]];
    if (!stepTimes || !snapshot) continue;
    const cost = await measureCosts(pages, step, snapshot);
    if (step.isTransition) continue;
    found[step.name] = { ...evaluateStep(stepTimes), ...cost };
    console.log(JSON.stringify({ [step.name]: found[step.name], boxes: snapshot.boxes.length }));
  }
  return found;
};

/** Scrolls each view and drags a block in day and week. */
const measureMotions = async ({ product }: Pages, plan: MonthPlan, moves: number) => {
  const { page } = product;
  const scroll = async (selector: string) => {
    await hoverGrid(page, selector);
    const { longestTaskMs } = await measureFrames(product, () => scrollBackAndForth(page, moves / 6));
    return Number(longestTaskMs.toFixed(1));
  };
  const drag = async () => {
    await startDrag(page);
    const { frames } = await measureFrames(product, () => dragInCircles(page, moves));
    await cancelDrag(page);
    await waitUntilSettled(page);
    return percentilesOf(frames);
  };
  const day = { scrollTaskMs: await scroll('[data-view=shown] .cal-scroll'), dragFrameMs: await drag() };
  for (const step of stepsOf(plan).slice(4, 5)) await measureStep({ product, bare: product }, step);
  const month = { scrollTaskMs: await scroll('[data-view=shown] .month-scroll') };
  for (const step of stepsOf(plan).slice(7, 9)) await measureStep({ product, bare: product }, step);
  const week = { scrollTaskMs: await scroll('[data-view=shown] .cal-scroll'), dragFrameMs: await drag() };
  return { day, week, month };
};

const isSmooth = ({ day, week, month }: Awaited<ReturnType<typeof measureMotions>>): boolean =>
  [day, week].every(({ dragFrameMs }) => dragFrameMs.p95 <= goals.dragFrameMs) &&
  [day, week, month].every(({ scrollTaskMs }) => scrollTaskMs <= goals.scrollTaskMs);

/** The calendar of a large salon on a slow machine against a bare page that draws the same boxes and text. */
export const measure = async (url: string, databaseUrl: string, short: boolean) => {
  const plan = planNextMonth(new Date());
  await insertMonth(databaseUrl, ownerPhone, plan);
  await using browser = await openChromium();
  const rounds = short ? 3 : 15;
  const pages = {
    product: await attachDevtools(await openCalendar(browser, url, viewport, plan.full)),
    bare: await attachDevtools(await openBarePage(browser, viewport)),
  };
  const switched = await measureSwitches(pages, plan, rounds);
  const motions = await measureMotions(pages, plan, short ? 60 : 180);
  return {
    name: 'calendar-ui',
    passed: Object.values(switched).every(({ passed }) => passed) && isSmooth(motions),
    goals,
    switches: switched,
    ...motions,
    what: `${rounds} rounds by turns, ${EMPLOYEES} employees, ${APPOINTMENTS_ON_FULL_DAY} in a day, 1440 px, CPU 4 times slower`,
  };
};
