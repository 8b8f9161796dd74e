import { PhoneField } from '../../../ui/phone-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { Section } from '../section.tsx';
import { texts } from './texts.ts';
import { fieldOf, type GeneralForm } from './values.ts';

const words = texts.contact;
const networks = ['instagram', 'facebook', 'tiktok'] as const;

export function ContactSection({ form }: { readonly form: GeneralForm }) {
  return (
    <Section title={words.title} text={words.text}>
      <div className="grid gap-x-4 gap-y-3.5 tablet:grid-cols-2">
        <PhoneField label={words.phone} {...fieldOf(form, 'phone')} />
        <TextField
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          isOptional
          {...fieldOf(form, 'email')}
        />
        <PhoneField label={words.whatsapp} isOptional {...fieldOf(form, 'whatsapp')} />
        {networks.map((network) => (
          <TextField
            key={network}
            label={words[network]}
            isOptional
            maxLength={61}
            autoComplete="off"
            start={words.at}
            {...fieldOf(form, network)}
          />
        ))}
      </div>
    </Section>
  );
}
