import { useState } from 'react';
import { Select } from '../../app/ui/select.tsx';
import type { Section } from '../section.ts';
import { FieldGrid, Result } from './controls/row.tsx';
import { texts } from './controls/texts.ts';

const { select } = texts;
const options = [
  ...select.options.map((label, index) => ({ id: String(index + 1), label })),
  { id: 'laser', label: select.unavailable, isDisabled: true },
];

function Show() {
  const [value, setValue] = useState<string | null>('2');
  return (
    <>
      <FieldGrid>
        <Select label={select.category} options={options} value={value} onChange={setValue} />
        <Select label={select.product} options={options} error={select.productError} />
        <Select label={select.closed} options={options} defaultValue="1" isDisabled />
      </FieldGrid>
      <Result label={select.result} value={value} />
    </>
  );
}

export const section: Section = { title: select.title, Show };
