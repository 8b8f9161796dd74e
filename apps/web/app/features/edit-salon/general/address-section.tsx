import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { districtsQuery, provincesQuery } from '../../../data/catalog.ts';
import { Combobox } from '../../../ui/combobox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Section } from '../section.tsx';
import { PositionPlate } from './position-plate.tsx';
import { texts } from './texts.ts';
import { fieldOf, type GeneralForm } from './values.ts';

const words = texts.address;

export function AddressSection({ form }: { readonly form: GeneralForm }) {
  const { province, district } = form.values;
  const { data: provinces } = useQuery(provincesQuery);
  const { data: districts } = useQuery({ ...districtsQuery(province ?? 0), enabled: province !== null });
  const chooseProvince = (id: string | null) => {
    if (id === String(province)) return;
    form.set('province', id === null ? null : Number(id));
    // A district of the old province is none of the new one.
    form.set('district', '');
  };
  return (
    <Section title={words.title} text={words.text}>
      <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
        <Combobox
          label={words.province}
          options={(provinces ?? []).map(({ code, name }) => ({ id: String(code), label: name }))}
          value={province === null ? null : String(province)}
          onChange={chooseProvince}
          onBlur={() => form.onBlur('province')}
          error={form.errors['province']}
        />
        <Combobox
          key={province}
          label={words.district}
          options={(districts ?? []).map(({ name }) => ({ id: name, label: name }))}
          value={district === '' ? null : district}
          onChange={(name) => form.set('district', name ?? '')}
          onBlur={() => form.onBlur('district')}
          error={form.errors['district']}
          isDisabled={province === null}
          placeholder={province === null ? words.chooseProvince : undefined}
        />
        <div className="tablet:col-span-2">
          <TextField
            label={words.address}
            maxLength={200}
            autoComplete="street-address"
            start={<MapPin aria-hidden="true" size={17} strokeWidth={1.75} />}
            {...fieldOf(form, 'address')}
          />
        </div>
        <div className="tablet:col-span-2">
          <PositionPlate
            position={form.values.position}
            onChange={(position) => form.set('position', position)}
          />
        </div>
      </div>
    </Section>
  );
}
