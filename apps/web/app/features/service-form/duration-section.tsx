import { Clock, Hourglass, X } from 'lucide-react';
import { get, type UseFormReturn, useWatch } from 'react-hook-form';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { PhaseBar } from './phase-bar.tsx';
import { type Phases, phasesFrom, totalOf } from './phases.ts';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import type { ServiceValues } from './values.ts';

const words = texts.duration;

type Props = { readonly form: UseFormReturn<ServiceValues> };

export function DurationSection({ form }: Props) {
  const { control, setValue, formState } = form;
  const [duration, phases, bufferAfter] = useWatch({ control, name: ['duration', 'phases', 'bufferAfter'] });
  const set = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const;
  const errorOf = (name: string) => {
    const error: { readonly message?: string } | undefined = get(formState.errors, name);
    return error?.message;
  };
  const part = (next: Phases | null, whole: number | null) => {
    setValue('phases', next, { shouldDirty: true });
    // Both are told before they are checked: one without the other is wrong for a moment.
    setValue('duration', whole, set);
  };
  return (
    <Section title={words.title} text={words.text} tour="service-duration">
      {phases ? (
        <PhasedDuration
          phases={phases}
          errorOf={errorOf}
          onChange={(next) => part(next, totalOf(next))}
          onWhole={() => part(null, totalOf(phases))}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,180px)_auto] items-end justify-start gap-3.5">
          <NumberField
            label={words.whole}
            value={duration}
            onChange={(minutes) => setValue('duration', minutes, set)}
            end={words.minutes}
            error={errorOf('duration')}
          />
          <Button
            look="outline"
            icon={<Hourglass aria-hidden="true" size={17} strokeWidth={1.75} />}
            onPress={() => {
              const next = phasesFrom(duration);
              part(next, totalOf(next));
            }}
          >
            {words.addWait}
          </Button>
        </div>
      )}
      <div className="mt-4 max-w-[340px]">
        <NumberField
          label={words.buffer}
          hint={words.bufferHint}
          value={bufferAfter}
          onChange={(minutes) => setValue('bufferAfter', minutes ?? 0, set)}
          suffix={words.bufferUnit}
          min={0}
          max={120}
          step={5}
          error={errorOf('bufferAfter')}
        />
      </div>
    </Section>
  );
}

type PhasedDurationProps = {
  readonly phases: Phases;
  readonly errorOf: (name: string) => string | undefined;
  readonly onChange: (phases: Phases) => void;
  readonly onWhole: () => void;
};

const parts = ['work', 'wait', 'finish'] as const;

function PhasedDuration({ phases, errorOf, onChange, onWhole }: PhasedDurationProps) {
  const total = totalOf(phases);
  return (
    <>
      <PhaseBar phases={phases} onChange={onChange} />
      <div className="num mt-3.5 grid grid-cols-3 items-start gap-2.5 tablet:grid-cols-[repeat(3,1fr)_auto] tablet:gap-3.5">
        {parts.map((name) => (
          <NumberField
            key={name}
            label={words[name]}
            value={phases[name]}
            onChange={(minutes) => onChange({ ...phases, [name]: minutes })}
            end={words.minutes}
            error={errorOf(`phases.${name}`)}
          />
        ))}
        <p className="col-span-3 flex items-center gap-1.5 whitespace-nowrap px-0.5 font-semibold tablet:col-span-1 tablet:mt-6 tablet:h-10.5">
          <Clock aria-hidden="true" size={17} strokeWidth={1.75} className="text-muted" />
          {words.total(total)}
        </p>
      </div>
      {errorOf('duration') && (
        <p role="alert" className="mt-1.5 font-medium text-caption text-danger-ink">
          {errorOf('duration')}
        </p>
      )}
      <div className="mt-3.5">
        <Switch
          label={words.free}
          hint={<span className="num">{words.freeHint(total)}</span>}
          value={phases.freeWhileWaiting}
          onChange={(freeWhileWaiting) => onChange({ ...phases, freeWhileWaiting })}
        />
      </div>
      <div className="mt-2 -ml-2.5">
        <Button
          look="ghost"
          size="sm"
          icon={<X aria-hidden="true" size={15} strokeWidth={1.75} />}
          onPress={onWhole}
        >
          {words.removeWait}
        </Button>
      </div>
    </>
  );
}
