import { useState } from 'react';
import { MoneyField } from '../../app/ui/money-field.tsx';
import type { Section } from '../section.ts';
import { FieldGrid, Result } from './controls/row.tsx';
import { texts } from './controls/texts.ts';

const { money } = texts;

function Show() {
  const [price, setPrice] = useState<number | null>(3200);
  return (
    <>
      <FieldGrid>
        <MoneyField label={money.price} value={price} onChange={setPrice} end={money.each} />
        <MoneyField label={money.empty} isOptional />
      </FieldGrid>
      <Result label={money.result} value={price} />
    </>
  );
}

export const section: Section = { title: money.title, Show };
