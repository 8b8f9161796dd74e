import { useState } from 'react';
import { TimeField } from '../../app/ui/time-field.tsx';
import type { Section } from '../section.ts';
import { Result } from './controls/row.tsx';
import { texts } from './controls/texts.ts';

const { times } = texts;

function Show() {
  const [start, setStart] = useState('10:00');
  return (
    <>
      <div className="grid grid-cols-2 gap-3 tablet:grid-cols-[128px_128px_128px]">
        <TimeField label={times.start} value={start} onChange={setStart} />
        <TimeField label={times.end} />
        <TimeField label={times.wrong} defaultValue="25:00" error={times.wrongError} />
      </div>
      <Result label={times.result} value={start} />
    </>
  );
}

export const section: Section = { title: times.title, Show };
