import { type Control, Controller, useWatch } from 'react-hook-form';
import { MoneyField } from '../../ui/money-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import type { ServiceValues } from './values.ts';

const words = texts.price;

const choices = [
  { id: 'show', label: words.show },
  { id: 'ask', label: words.ask },
];

export function PriceSection({ control }: { readonly control: Control<ServiceValues> }) {
  const type = useWatch({ control, name: 'type' });
  return (
    <Section title={words.title} text={words.text} tour="service-price">
      <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
        <Controller
          control={control}
          name="price"
          render={({ field, fieldState: { error } }) => (
            <MoneyField
              {...field}
              label={words.price}
              error={error?.message}
              end={type === 'Session' ? <span className="text-label">{words.perSession}</span> : undefined}
              isRequired
            />
          )}
        />
        <Controller
          control={control}
          name="showPrice"
          render={({ field: { value, onChange, ...field } }) => (
            <Select
              {...field}
              label={words.shown}
              hint={words.hint}
              options={choices}
              value={value ? 'show' : 'ask'}
              onChange={(chosen) => onChange(chosen !== 'ask')}
            />
          )}
        />
      </div>
    </Section>
  );
}
