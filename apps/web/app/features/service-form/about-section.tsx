import type { ServiceCategory } from '../../data/catalog.ts';
import { useCategoryNames } from '../../parts/category-names.ts';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { texts } from './texts.ts';
import type { ServiceForm } from './use-service-form.ts';

const words = texts.about;

export function AboutSection({ form }: { readonly form: ServiceForm }) {
  const names = useCategoryNames();
  const options = [...(names ?? [])].map(([id, label]) => ({ id, label }));
  return (
    <Section title={words.title} text={words.text}>
      <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
        <div data-tour="service-name">
          <TextField {...form.field('name')} label={words.name} maxLength={80} isRequired />
        </div>
        <Select
          {...form.field('category')}
          label={words.category}
          options={options}
          // An empty list does not open, and a press on it would seem lost.
          isDisabled={!names}
          {...(!names && { placeholder: words.categoriesLoading })}
          onChange={(chosen) => chosen && form.chooseCategory(chosen as ServiceCategory)}
          isRequired
        />
        <div data-tour="service-description" className="tablet:col-span-2">
          <TextArea
            {...form.field('description')}
            label={words.description}
            rows={2}
            maxLength={500}
            isOptional
          />
        </div>
      </div>
    </Section>
  );
}
