import { useState } from 'react';
import { NumberField } from '../../app/ui/number-field.tsx';
import type { Section } from '../section.ts';
import { FieldGrid, Result } from './controls/row.tsx';
import { texts } from './controls/texts.ts';

const { numbers } = texts;

function Show() {
  const [count, setCount] = useState<number | null>(1284);
  return (
    <>
      <FieldGrid>
        <NumberField label={numbers.count} value={count} onChange={setCount} decimals={2} />
        <NumberField label={numbers.balance} defaultValue={-1250.5} decimals={1} allowsNegative />
        <NumberField label={numbers.rate} defaultValue={8.3} decimals={1} prefix={numbers.percent} />
        <NumberField label={numbers.duration} defaultValue={90} suffix={numbers.minutes} />
        <NumberField
          label={numbers.sessions}
          defaultValue={4}
          step={1}
          min={1}
          max={5}
          suffix={numbers.sessionsUnit}
        />
        <NumberField label={numbers.wrong} defaultValue={0} error={numbers.wrongError} />
      </FieldGrid>
      <Result label={numbers.result} value={count} />
    </>
  );
}

export const section: Section = { title: numbers.title, Show };
