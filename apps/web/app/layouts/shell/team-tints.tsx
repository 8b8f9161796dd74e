import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { employeesQuery } from '../../data/employees.ts';
import { TeamTintsContext, tintsOfTeam } from '../../ui/avatar/team-tints.ts';

type Props = { readonly salonCode: string; readonly children: ReactNode };

/** Tints of the team as soon as a screen has read it; nothing is read for them alone. */
export function TeamTints({ salonCode, children }: Props) {
  const { data: team } = useQuery({ ...employeesQuery(salonCode), enabled: false });
  // By the codes: a team that was read again is drawn again only if somebody came or left.
  const active = team?.filter(({ isActive }) => isActive) ?? [];
  const codes = active.map(({ code }) => code).join(' ');
  const tints = useMemo(() => tintsOfTeam(codes.split(' ').filter(Boolean)), [codes]);
  return <TeamTintsContext value={tints}>{children}</TeamTintsContext>;
}
