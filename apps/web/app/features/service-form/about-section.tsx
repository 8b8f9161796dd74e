import { type Control, Controller } from 'react-hook-form';
import type { ServiceCategory } from '../../data/catalog.ts';
import { useCategoryNames } from '../../parts/category-names.ts';
import { FormTextField } from '../../parts/form-fields.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import type { ServiceValues } from './values.ts';

const words = texts.about;

type Props = {
  readonly control: Control<ServiceValues>;
  readonly onCategory: (category: ServiceCategory) => void;
};

export function AboutSection({ control, onCategory }: Props) {
  const names = useCategoryNames();
  const options = [...(names ?? [])].map(([id, label]) => ({ id, label }));
  return (
    <Section title={words.title} text={words.text}>
      <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
        <div data-tour="service-name">
          <FormTextField control={control} name="name" label={words.name} maxLength={80} isRequired />
        </div>
        <Controller
          control={control}
          name="category"
          render={({ field, fieldState: { error } }) => (
            <Select
              {...field}
              label={words.category}
              options={options}
              error={error?.message}
              onChange={(chosen) => chosen && onCategory(chosen as ServiceCategory)}
              isRequired
            />
          )}
        />
        <div data-tour="service-description" className="tablet:col-span-2">
          <Controller
            control={control}
            name="description"
            render={({ field, fieldState: { error } }) => (
              <TextArea
                {...field}
                label={words.description}
                rows={2}
                maxLength={500}
                error={error?.message}
                isOptional
              />
            )}
          />
        </div>
      </div>
    </Section>
  );
}
