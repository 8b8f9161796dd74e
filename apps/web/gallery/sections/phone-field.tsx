import { useState } from 'react';
import { PhoneField } from '../../app/ui/phone-field.tsx';
import type { Section } from '../section.ts';
import { FieldGrid, Result } from './controls/row.tsx';
import { texts } from './controls/texts.ts';

const { phone } = texts;

function Show() {
  const [value, setValue] = useState('+905332746018');
  return (
    <>
      <FieldGrid>
        <PhoneField label={phone.phone} value={value} onChange={setValue} hint={phone.hint} />
        <PhoneField label={phone.wrong} defaultValue="+90533" error={phone.error} />
      </FieldGrid>
      <Result label={phone.result} value={value} />
    </>
  );
}

export const section: Section = { title: phone.title, Show };
