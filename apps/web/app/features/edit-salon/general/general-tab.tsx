import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { districtsQuery, provincesQuery, type SalonType, salonTypesQuery } from '../../../data/catalog.ts';
import type { Salon } from '../../../data/salon.ts';
import { SalonArt } from '../../../parts/salon-art.tsx';
import { Combobox } from '../../../ui/combobox.tsx';
import { PhoneField } from '../../../ui/phone-field.tsx';
import { Section } from '../../../ui/section.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FormTab } from '../form-tab.tsx';
import { PagePreview } from '../page-preview.tsx';
import { PathField } from './path-field.tsx';
import { PositionPlate } from './position-plate.tsx';
import { texts } from './texts.ts';
import type { GeneralForm } from './values.ts';

const names = { ...texts.about, ...texts.contact, ...texts.address, position: texts.position.field };

type Props = { readonly salon: Salon; readonly form: GeneralForm; readonly clean: string };

export function GeneralTab({ salon, form, clean }: Props) {
  const { name, type, district } = form.values;
  return (
    <FormTab
      form={form}
      names={names}
      changes={texts.changed}
      clean={clean}
      aside={<PagePreview salonCode={salon.code} name={name} type={type} note={district} />}
    >
      <AboutSection form={form} salonCode={salon.code} />
      <ContactSection form={form} />
      <AddressSection form={form} />
    </FormTab>
  );
}

const words = texts.contact;
const networks = ['instagram', 'facebook', 'tiktok'] as const;

function ContactSection({ form }: { readonly form: GeneralForm }) {
  return (
    <Section title={words.title} text={words.text}>
      <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
        <PhoneField label={words.phone} {...form.field('phone')} />
        <TextField
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          isOptional
          {...form.field('email')}
        />
        <PhoneField label={words.whatsapp} isOptional {...form.field('whatsapp')} />
        {networks.map((network) => (
          <TextField
            key={network}
            label={words[network]}
            isOptional
            maxLength={61}
            autoComplete="off"
            start={words.at}
            {...form.field(network)}
          />
        ))}
      </div>
    </Section>
  );
}

const aboutWords = texts.about;

type AboutSectionProps = { readonly form: GeneralForm; readonly salonCode: string };

function AboutSection({ form, salonCode }: AboutSectionProps) {
  const { data: types = [] } = useQuery(salonTypesQuery);
  return (
    <Section title={aboutWords.title} text={aboutWords.text}>
      <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
        <TextField label={aboutWords.name} maxLength={80} {...form.field('name')} />
        <Select
          label={aboutWords.type}
          options={types.map(({ type, name }) => ({ id: type, label: name }))}
          value={types.length > 0 ? form.values.type : null}
          onChange={(type) => type && form.set({ type: type as SalonType })}
          error={form.errors['type']}
          start={<Oval type={form.values.type} />}
        />
        <div className="tablet:col-span-2" data-tour="path">
          <PathField form={form} salonCode={salonCode} />
        </div>
        <div className="tablet:col-span-2">
          <TextArea
            label={aboutWords.description}
            maxLength={240}
            {...form.field('description')}
            hint={<Count length={form.values.description.length} />}
          />
        </div>
      </div>
    </Section>
  );
}

function Oval({ type }: { readonly type: SalonType }) {
  return (
    <span className="block h-5 w-4 overflow-hidden rounded-oval">
      <SalonArt type={type} className="size-full" />
    </span>
  );
}

function Count({ length }: { readonly length: number }) {
  return <span className="num block text-right">{texts.about.descriptionCount(length)}</span>;
}

const addressWords = texts.address;

function AddressSection({ form }: { readonly form: GeneralForm }) {
  const { province, district } = form.values;
  const { data: provinces } = useQuery(provincesQuery);
  const { data: districts } = useQuery({ ...districtsQuery(province ?? 0), enabled: province !== null });
  const chooseProvince = (id: string | null) => {
    if (id === String(province)) return;
    // A district of the old province is none of the new one.
    form.set({ province: id === null ? null : Number(id), district: '' });
  };
  return (
    <Section title={addressWords.title} text={addressWords.text}>
      <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
        <Combobox
          label={addressWords.province}
          options={(provinces ?? []).map(({ code, name }) => ({ id: String(code), label: name }))}
          value={province === null ? null : String(province)}
          onChange={chooseProvince}
          onBlur={() => form.field('province').onBlur()}
          error={form.errors['province']}
        />
        <Combobox
          key={province}
          label={addressWords.district}
          options={(districts ?? []).map(({ name }) => ({ id: name, label: name }))}
          value={district === '' ? null : district}
          onChange={(name) => form.set({ district: name ?? '' })}
          onBlur={() => form.field('district').onBlur()}
          error={form.errors['district']}
          isDisabled={province === null}
          placeholder={province === null ? addressWords.chooseProvince : undefined}
        />
        <div className="tablet:col-span-2">
          <TextField
            label={addressWords.address}
            maxLength={200}
            autoComplete="street-address"
            start={<MapPin />}
            {...form.field('address')}
          />
        </div>
        <div className="tablet:col-span-2">
          <PositionPlate position={form.values.position} onChange={(position) => form.set({ position })} />
        </div>
      </div>
    </Section>
  );
}
