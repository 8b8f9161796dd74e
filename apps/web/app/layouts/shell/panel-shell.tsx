import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { panelEntries } from './panel-entries.ts';
import { Shell } from './shell.tsx';
import type { ShellData } from './shell-data.ts';
import { texts } from './texts.ts';

type Props = { readonly data: ShellData; readonly at?: string; readonly children: ReactNode };

const tag = (
  <span className="ml-auto">
    <Badge isOnTint>{texts.panelTag}</Badge>
  </span>
);

/** The shell of the platform's own people; everything it has fits the bottom bar. */
export function PanelShell({ data, at, children }: Props) {
  const daily = panelEntries.flatMap((group) => group.entries);
  return (
    <Shell data={data} groups={panelEntries} daily={daily} tag={tag} at={at}>
      {children}
    </Shell>
  );
}
