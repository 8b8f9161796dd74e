import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { drawablePhases, type Edge, edgeOf, type Phases, phaseStep, withEdge } from './phases.ts';
import { texts } from './texts.ts';

const words = texts.duration;

type Props = { readonly phases: Phases; readonly onChange: (phases: Phases) => void };

/** The phases as wide as they are long; the handles between them move minutes from one to the next. */
export function PhaseBar({ phases, onChange }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const phasesShown = drawablePhases(phases);
  const total = phasesShown.work + phasesShown.wait + phasesShown.finish;
  const move = (edge: Edge, to: number) => onChange({ ...phases, ...withEdge(phasesShown, edge, to) });
  const handle = (edge: Edge, label: string) => (
    <Handle
      label={label}
      {...edgeOf(phasesShown, edge)}
      onMove={(to) => move(edge, to)}
      minutesAt={(x) => {
        const { left = 0, width = 1 } = box.current?.getBoundingClientRect() ?? {};
        return ((x - left) / width) * total;
      }}
    />
  );
  return (
    <div
      ref={box}
      role="group"
      aria-label={words.bar}
      className="num mt-1 mb-2 flex h-16 gap-1 max-tablet:h-17.5"
    >
      <Block minutes={phasesShown.work} name={words.work} className="bg-v2 text-[#04211f]" />
      {handle('work', words.workEnd)}
      <Block
        minutes={phasesShown.wait}
        name={phases.freeWhileWaiting ? words.waitFree : words.waitBusy}
        className="text-ink shadow-[inset_0_0_0_2px_var(--v2)]"
      />
      {handle('wait', words.waitEnd)}
      <Block minutes={phasesShown.finish} name={words.finish} className="bg-v2 text-[#04211f]" />
    </div>
  );
}

type BlockProps = { readonly minutes: number; readonly name: string; readonly className: string };

function Block({ minutes, name, className }: BlockProps) {
  return (
    <div
      className={`min-w-0 basis-0 overflow-hidden rounded-[12px] ${minutes === 0 ? '' : 'px-3 py-2.5 max-tablet:px-2'} ${className}`}
      // Set by script and not with the document, which is what the policy allows.
      style={{ flexGrow: minutes }}
    >
      {minutes > 0 && (
        <>
          <b className="block truncate font-semibold text-[15px] leading-5">
            {minutes} {words.minutes}
          </b>
          <span className="block text-caption">{name}</span>
        </>
      )}
    </div>
  );
}

type HandleProps = {
  readonly label: string;
  readonly at: number;
  readonly min: number;
  readonly max: number;
  readonly onMove: (to: number) => void;
  readonly minutesAt: (x: number) => number;
};

const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -3,
  PageUp: 3,
};

function Handle({ label, at, min, max, onMove, minutesAt }: HandleProps) {
  const byKey = (event: KeyboardEvent) => {
    const ends: Readonly<Record<string, number>> = { Home: min, End: max };
    const steps = keySteps[event.key];
    const to = steps === undefined ? ends[event.key] : at + steps * phaseStep;
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  const byHand = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(minutesAt(event.clientX));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={at}
      aria-valuetext={words.edge(at)}
      className="relative grid w-3 flex-none cursor-ew-resize touch-none place-items-center rounded-sm bg-sunken text-muted shadow-[inset_0_0_0_1px_var(--line)] after:absolute after:-inset-x-3.5 after:inset-y-0"
      onKeyDown={byKey}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={byHand}
    >
      <GripVertical aria-hidden="true" size={12} strokeWidth={1.75} />
    </div>
  );
}
