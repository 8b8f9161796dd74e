import type { FieldErrors } from '@ayna/contracts/core/refusal';
import { Clock, Hourglass, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { Section } from '../../ui/section.tsx';
import { Switch } from '../../ui/switch.tsx';
import { PhaseBar } from './phase-bar.tsx';
import { type Phases, phasesFrom, totalOf } from './phases.ts';
import { texts } from './texts.ts';
import type { ServiceForm } from './use-service-form.ts';

const words = texts.duration;

type Props = { readonly form: ServiceForm };

export function DurationSection({ form }: Props) {
  const { duration, phases } = form.values;
  const part = (next: Phases | null, whole: number | null) => form.set({ phases: next, duration: whole });
  return (
    <Section title={words.title} text={words.text} tour="service-duration">
      {phases ? (
        <PhasedDuration
          phases={phases}
          errors={form.errors}
          onChange={(next) => part(next, totalOf(next))}
          onWhole={() => part(null, totalOf(phases))}
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,180px)_auto] items-end justify-start gap-3.5">
          <NumberField {...form.field('duration')} label={words.whole} end={words.minutes} />
          <Button
            look="outline"
            icon={Hourglass}
            onPress={() => {
              const next = phasesFrom(duration);
              part(next, totalOf(next));
            }}
          >
            {words.addWait}
          </Button>
        </div>
      )}
      <div className="mt-4 max-w-85">
        <NumberField
          {...form.field('bufferAfter')}
          label={words.buffer}
          hint={words.bufferHint}
          onChange={(minutes) => form.set({ bufferAfter: minutes ?? 0 })}
          suffix={words.bufferUnit}
          min={0}
          max={120}
          step={5}
        />
      </div>
    </Section>
  );
}

type PhasedDurationProps = {
  readonly phases: Phases;
  readonly errors: FieldErrors;
  readonly onChange: (phases: Phases) => void;
  readonly onWhole: () => void;
};

const parts = ['work', 'wait', 'finish'] as const;

function PhasedDuration({ phases, errors, onChange, onWhole }: PhasedDurationProps) {
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
            error={errors[`phases.${name}`]}
          />
        ))}
        <p className="col-span-3 flex items-center gap-1.5 whitespace-nowrap px-0.5 font-semibold tablet:col-span-1 tablet:mt-6 tablet:h-10.5">
          <Clock className="text-muted" />
          {words.total(total)}
        </p>
      </div>
      {errors['duration'] && (
        <p role="alert" className="mt-1.5 font-medium text-caption text-danger-ink">
          {errors['duration']}
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
        <Button look="ghost" size="sm" icon={X} onPress={onWhole}>
          {words.removeWait}
        </Button>
      </div>
    </>
  );
}
