import type { Me } from '@ayna/contracts/auth';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInFrom } from '../../lib/return-path.ts';
import { RestoringSession } from './restoring-session.tsx';
import { type ShellData, useShellData } from './shell-data.ts';

type Props = {
  readonly children: (data: ShellData) => ReactNode;
  /** Where else somebody is led who is signed in. */
  readonly redirect?: (me: Me, pathname: string) => string | undefined;
};

/** Lets the signed-in in. Others come back here when they have signed in. */
export function SessionGate({ children, redirect }: Props) {
  const shell = useShellData();
  const location = useLocation();
  if (shell.state === 'restoring' || shell.state === 'offline')
    return <RestoringSession isOffline={shell.state === 'offline'} />;
  if (shell.state === 'signed-out') return <Navigate to={signInFrom(location)} replace />;
  const elsewhere = redirect?.(shell.me, location.pathname);
  return elsewhere ? <Navigate to={elsewhere} replace /> : children(shell.data);
}
