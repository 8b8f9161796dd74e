import { GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { drawablePhases, type Edge, edgeOf, type Phases, phaseStep, withEdge } from './phases.ts';
import { texts } from './texts.ts';

const words = texts.duration;

type Props = { readonly phases: Phases; readonly onChange: (phases: Phases) => void };

/** The phases as wide as they are long; the handles between them move minutes from one to the next. */
export function PhaseBar({ phases, onChange }: Props) {
  const phasesShown = drawablePhases(phases);
  const total = phasesShown.work + phasesShown.wait + phasesShown.finish;
  const handle = (edge: Edge, label: string) => (
    <Handle
      label={label}
      total={total}
      {...edgeOf(phasesShown, edge)}
      onMove={(to) => onChange({ ...phases, ...withEdge(phasesShown, edge, to) })}
    />
  );
  return (
    <div
      role="group"
      aria-label={words.bar}
      className="num relative mt-1 mb-2 flex h-16 gap-1 max-tablet:h-17.5"
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
      className={`min-w-0 basis-0 overflow-hidden rounded-box ${minutes === 0 ? '' : 'px-3 py-2.5 max-tablet:px-2'} ${className}`}
      // Set by script and not with the document, which is what the policy allows.
      style={{ flexGrow: minutes }}
    >
      {minutes > 0 && (
        <>
          <b className="block truncate font-semibold text-lead-size leading-5">
            {minutes} {words.minutes}
          </b>
          <span className="block text-caption">{name}</span>
        </>
      )}
    </div>
  );
}

type HandleProps = ReturnType<typeof edgeOf> & {
  readonly label: string;
  readonly total: number;
  readonly onMove: (to: number) => void;
};

/** From wherever an edge stands to full fives, and three at once: React Aria's page is a tenth of the range. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -3,
  PageUp: 3,
};

function Handle({ label, total, at, min, max, step, onMove }: HandleProps) {
  const input = useRef<HTMLInputElement>(null);
  // React Aria knows no other texts than formatted numbers: https://github.com/adobe/react-spectrum/issues/6402
  useLayoutEffect(() => input.current?.setAttribute('aria-valuetext', words.edge(at)));
  return (
    <Slider
      aria-label={label}
      className="contents"
      minValue={min}
      maxValue={max}
      step={step}
      value={at}
      // Without room to move, React Aria divides by the width of nothing.
      onChange={(to) => min < max && onMove(to)}
    >
      {/* As wide as the handle may move: by its width pixels become minutes. */}
      <SliderTrack
        className="pointer-events-none inset-y-0"
        style={{ position: 'absolute', left: percent(min, total), width: percent(max - min, total) }}
      />
      <SliderThumb
        inputRef={input}
        className="grid w-3 flex-none cursor-ew-resize place-items-center rounded-sm bg-sunken text-muted shadow-frame after:absolute after:-inset-x-3.5 after:inset-y-0 data-focus-visible:outline-2 data-focus-visible:outline-focus data-focus-visible:outline-offset-2"
        // Between the blocks instead of at a percentage of the track: the blocks push it there.
        style={{ position: 'relative', left: 0, transform: 'none' }}
        onKeyDown={(event) => {
          const steps = keySteps[event.key];
          if (steps === undefined) return event.continuePropagation();
          event.preventDefault();
          onMove(at + steps * phaseStep);
        }}
      >
        <GripVertical size={12} />
      </SliderThumb>
    </Slider>
  );
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
