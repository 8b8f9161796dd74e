import { type Control, Controller } from 'react-hook-form';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import { fillOf } from './tones.ts';
import type { ServiceValues } from './values.ts';

const words = texts.look;

const tones = words.tones.map((label, index) => ({
  id: String(index + 1),
  label,
  start: <span className={`block size-3.5 rounded-full ring-1 ring-ink/15 ${fillOf(index + 1)}`} />,
}));

const switches = [
  { name: 'online', label: words.online, hint: words.onlineHint },
  { name: 'active', label: words.active, hint: words.activeHint },
] as const;

export function DisplaySection({ control }: { readonly control: Control<ServiceValues> }) {
  return (
    <Section title={words.title} text={words.text}>
      <Controller
        control={control}
        name="color"
        render={({ field: { value, onChange, ...field } }) => (
          <RadioCards
            {...field}
            label={words.color}
            look="chip"
            cards={tones}
            value={String(value)}
            onChange={(tone) => onChange(Number(tone))}
          />
        )}
      />
      <div className="mt-3 divide-y divide-line">
        {switches.map(({ name, ...said }) => (
          <div key={name} className="py-3.25 last:pb-0">
            <Controller
              control={control}
              name={name}
              render={({ field }) => <Switch {...field} {...said} />}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
