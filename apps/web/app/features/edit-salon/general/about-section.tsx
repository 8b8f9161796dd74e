import { useQuery } from '@tanstack/react-query';
import { type SalonType, salonTypesQuery } from '../../../data/catalog.ts';
import { SalonArt } from '../../../parts/salon-art.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Section } from '../section.tsx';
import { PathField } from './path-field.tsx';
import { texts } from './texts.ts';
import { fieldOf, type GeneralForm } from './values.ts';

const words = texts.about;

type Props = { readonly form: GeneralForm; readonly salonCode: string };

export function AboutSection({ form, salonCode }: Props) {
  const { data: types = [] } = useQuery(salonTypesQuery);
  return (
    <Section title={words.title} text={words.text}>
      <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
        <TextField label={words.name} maxLength={80} {...fieldOf(form, 'name')} />
        <Select
          label={words.type}
          options={types.map(({ type, name }) => ({ id: type, label: name }))}
          value={types.length > 0 ? form.values.type : null}
          onChange={(type) => type && form.set('type', type as SalonType)}
          error={form.errors['type']}
          start={<Oval type={form.values.type} />}
        />
        <div className="tablet:col-span-2" data-tour="path">
          <PathField form={form} salonCode={salonCode} />
        </div>
        <div className="tablet:col-span-2">
          <TextArea
            label={words.description}
            maxLength={240}
            {...fieldOf(form, 'description')}
            hint={<Count length={form.values.description.length} />}
          />
        </div>
      </div>
    </Section>
  );
}

function Oval({ type }: { readonly type: SalonType }) {
  return (
    <span className="block h-5 w-4 overflow-hidden rounded-[50%]">
      <SalonArt type={type} className="size-full" />
    </span>
  );
}

function Count({ length }: { readonly length: number }) {
  return <span className="num block text-right">{texts.about.descriptionCount(length)}</span>;
}
