import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contactPageQuery } from '../../data/content.ts';
import { PanelShell } from './panel-shell.tsx';
import type { ShellData } from './shell-data.ts';

type Props = {
  readonly data: ShellData;
  /** Gets why the panel answers nothing, if it does not. */
  readonly children: (failure: unknown) => ReactNode;
};

/** The panel's shell with its counts, around its screens and the account of its people. */
export function PanelFrame({ data, children }: Props) {
  const { data: messages, error } = useQuery(contactPageQuery(0));
  const counts = { ...data.counts, unread: messages?.unreadCount ?? 0 };
  return <PanelShell data={{ ...data, counts }}>{children(error)}</PanelShell>;
}
