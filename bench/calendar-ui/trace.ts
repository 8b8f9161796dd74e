import { recordTrace, type TraceEvent } from '../../e2e/support/main-thread.ts';
import { type ThrottledPage, withThrottledCpu } from './paint-timer.ts';

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Work of the main thread, by event names of Chromium's timeline. */
const kinds = {
  script:
    /^(?:EventDispatch|FireAnimationFrame|FunctionCall|TimerFire|RunMicrotasks|EvaluateScript|v8[.]callFunction|FireIdleCallback|MajorGC|MinorGC)$/,
  style: /^(?:UpdateLayoutTree|ParseAuthorStyleSheet)$/,
  layout: /^(?:Layout|IntersectionObserverController::computeIntersections|HitTest)$/,
  paint: /^(?:PrePaint|Paint|Layerize|Commit|UpdateLayer|CompositeLayers)$/,
} as const;

type Kind = keyof typeof kinds;

const kindOf = ({ name }: TraceEvent): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((kind) => kinds[kind].test(name));

type TimelineSlice = { readonly kind: Kind; readonly ts: number; readonly us: number };

/**
 * The self time of each event, without nested events: a style recalculation forced by a script counts as style.
 * In CPU microseconds, so that other processes on the machine do not lengthen it.
 */
const selfTimes = (events: readonly TraceEvent[]): readonly TimelineSlice[] => {
  const open: { readonly end: number; nested: number }[] = [];
  const classified = events
    .filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined)
    .flatMap((event) => {
      const kind = kindOf(event);
      return kind ? [{ kind, ts: event.ts, wall: event.dur ?? 0, us: event.tdur ?? 0 }] : [];
    })
    .toSorted((a, b) => a.ts - b.ts || b.wall - a.wall);
  const slices = classified.map(({ kind, ts, wall, us }) => {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    const parent = open.at(-1);
    if (parent) parent.nested += us;
    const own = { end: ts + wall, nested: 0 };
    open.push(own);
    return { kind, ts, us, own };
  });
  return slices.map(({ kind, ts, us, own }) => ({ kind, ts, us: Math.max(0, us - own.nested) }));
};

const sumMs = (slices: readonly TimelineSlice[]): number =>
  slices.reduce((sum, { us }) => sum + us, 0) / 1_000;

/** Milliseconds of script, style, layout and paint on the main thread. */
export const measureCost = async (throttled: ThrottledPage, work: () => Promise<unknown>) => {
  const slices = selfTimes(
    await recordTrace(throttled.devtools, () => withThrottledCpu(throttled, work), categories),
  );
  const costOf = (kind: Kind): number => Number(sumMs(slices.filter((one) => one.kind === kind)).toFixed(1));
  return {
    script: costOf('script'),
    style: costOf('style'),
    layout: costOf('layout'),
    paint: costOf('paint'),
  };
};

/** Script, style and layout time of each frame that had any, and the longest task. */
export const measureFrames = async (throttled: ThrottledPage, work: () => Promise<unknown>) => {
  const events = await recordTrace(throttled.devtools, () => withThrottledCpu(throttled, work), categories);
  const slices = selfTimes(events).filter(({ kind }) => kind !== 'paint');
  // A frame ends with its commit; later work belongs to the next frame.
  const ends = events
    .filter(({ name }) => name === 'Commit')
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b);
  const frames = ends.map((end, index) =>
    sumMs(slices.filter(({ ts }) => ts <= end && ts > (ends[index - 1] ?? 0))),
  );
  const tasks = events.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'));
  return {
    frames: frames.filter((ms) => ms > 0),
    longestTaskMs: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000,
  };
};
