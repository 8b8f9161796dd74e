import { useState } from 'react';
import { CodeField } from '../../app/ui/code-field.tsx';
import type { Section } from '../section.ts';
import { Result } from './controls/row.tsx';
import { texts } from './controls/texts.ts';

const { code } = texts;

function Show() {
  const [value, setValue] = useState('');
  return (
    <>
      <div className="grid gap-5 desk:grid-cols-2">
        <CodeField value={value} onChange={setValue} />
        <CodeField label={code.wrong} defaultValue="482001" error={code.error} />
      </div>
      <Result label={code.result} value={value} />
    </>
  );
}

export const section: Section = { title: code.title, Show };
