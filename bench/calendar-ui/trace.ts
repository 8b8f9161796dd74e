import { type TraceEvent, traced } from '../../e2e/support/main-thread.ts';
import { slowly, type Watched } from './painted.ts';

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** What the main thread does, by the names that Chromium's timeline gives it. */
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

type Piece = { readonly kind: Kind; readonly ts: number; readonly us: number };

/**
 * Each event's own time, without what it holds: style that a script asks for in its midst is style. In
 * microseconds of the processor, so that others on this machine do not lengthen it.
 */
const piecesOf = (events: readonly TraceEvent[]): readonly Piece[] => {
  const open: { readonly end: number; held: number }[] = [];
  const known = events
    .filter(({ ph, tdur }) => ph === 'X' && tdur !== undefined)
    .flatMap((event) => {
      const kind = kindOf(event);
      return kind ? [{ kind, ts: event.ts, wall: event.dur ?? 0, us: event.tdur ?? 0 }] : [];
    })
    .toSorted((a, b) => a.ts - b.ts || b.wall - a.wall);
  const pieces = known.map(({ kind, ts, wall, us }) => {
    while ((open.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) open.pop();
    const around = open.at(-1);
    if (around) around.held += us;
    const own = { end: ts + wall, held: 0 };
    open.push(own);
    return { kind, ts, us, own };
  });
  return pieces.map(({ kind, ts, us, own }) => ({ kind, ts, us: Math.max(0, us - own.held) }));
};

const sumOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { us }) => sum + us, 0) / 1_000;

/** Milliseconds of script, style, layout and paint that some work costs the main thread. */
export const costOf = async (watched: Watched, work: () => Promise<unknown>) => {
  const pieces = piecesOf(await traced(watched.devtools, () => slowly(watched, work), categories));
  const of = (kind: Kind): number => Number(sumOf(pieces.filter((one) => one.kind === kind)).toFixed(1));
  return { script: of('script'), style: of('style'), layout: of('layout'), paint: of('paint') };
};

/** What script, style and layout take in each frame in which there was any, and the longest task. */
export const framesOf = async (watched: Watched, work: () => Promise<unknown>) => {
  const events = await traced(watched.devtools, () => slowly(watched, work), categories);
  const pieces = piecesOf(events).filter(({ kind }) => kind !== 'paint');
  // A frame is over with its commit: what comes after belongs to the next.
  const ends = events
    .filter(({ name }) => name === 'Commit')
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b);
  const frames = ends.map((end, index) =>
    sumOf(pieces.filter(({ ts }) => ts <= end && ts > (ends[index - 1] ?? 0))),
  );
  const tasks = events.filter(({ name, ph }) => ph === 'X' && name.endsWith('RunTask'));
  return {
    frames: frames.filter((ms) => ms > 0),
    longestTaskMs: Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000,
  };
};
