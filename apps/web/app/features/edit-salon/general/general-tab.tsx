import type { Salon } from '../../../data/salon.ts';
import { FormTab } from '../form-tab.tsx';
import { PagePreview } from '../page-preview.tsx';
import { AboutSection } from './about-section.tsx';
import { AddressSection } from './address-section.tsx';
import { ContactSection } from './contact-section.tsx';
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
