import { useState } from 'react';
import { Segmented } from '../../app/ui/segmented.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

const { segmented } = texts;

function Show() {
  const [scope, setReach] = useState<'off' | 'own' | 'all'>('own');
  const [kind, setKind] = useState<'income' | 'expense'>('income');
  return (
    <div className="grid justify-items-start gap-4">
      <Segmented
        label={segmented.label}
        value={scope}
        onChange={setReach}
        options={[
          { value: 'off', label: segmented.off },
          { value: 'own', label: segmented.own },
          { value: 'all', label: segmented.all },
        ]}
      />
      <div className="w-full max-w-sm">
        <Segmented
          isWide
          label={segmented.wideLabel}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'income', label: segmented.income },
            { value: 'expense', label: segmented.expense },
          ]}
        />
      </div>
    </div>
  );
}

export const section: Section = { title: texts.titles.segmented, Show };
