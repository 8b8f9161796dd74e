import { Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import { setTheme, type Theme, useTheme } from '../../lib/theme.ts';
import { Segmented } from '../../ui/segmented.tsx';
import { Line, Section } from './section.tsx';
import { texts } from './texts.ts';

const words = texts.look;

const options: readonly { value: Theme; label: string; icon: ReactNode }[] = [
  { value: 'light', label: words.light, icon: <Sun aria-hidden="true" size={16} strokeWidth={1.75} /> },
  { value: 'dark', label: words.dark, icon: <Moon aria-hidden="true" size={16} strokeWidth={1.75} /> },
];

export function ThemeSection() {
  return (
    <Section title={words.title}>
      <Line title={words.theme} text={words.text}>
        <Segmented label={words.theme} options={options} value={useTheme()} onChange={setTheme} />
      </Line>
    </Section>
  );
}
