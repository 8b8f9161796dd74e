import { useState } from 'react';
import { Combobox } from '../../app/ui/combobox.tsx';
import type { Section } from '../section.ts';
import { FieldGrid, Result } from './controls/row.tsx';
import { texts } from './controls/texts.ts';

const { combobox } = texts;
const customers = combobox.customers.map((customer, index) => ({ id: `c${index + 1}`, ...customer }));
const provinces = combobox.provinces.map((label) => ({ id: label, label }));

function Show() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <FieldGrid>
        <Combobox
          label={combobox.customer}
          options={customers}
          value={value}
          onChange={setValue}
          emptyText={combobox.empty}
        />
        <Combobox label={combobox.province} options={provinces} error={combobox.provinceError} />
      </FieldGrid>
      <Result label={combobox.result} value={value} />
    </>
  );
}

export const section: Section = { title: combobox.title, Show };
