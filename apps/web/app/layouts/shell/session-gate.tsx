import type { Me } from '@ayna/contracts/auth';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInFrom } from '../../lib/return-path.ts';
import { PasswordNeeded } from './password-needed.tsx';
import { RestoringSession } from './restoring-session.tsx';
import { type ShellData, useShellData } from './shell-data.ts';
import { useWorker } from './use-worker.ts';

type Props = {
  readonly children: (data: ShellData) => ReactNode;
  /** Where else somebody is led who is signed in. */
  readonly redirect?: (me: Me, pathname: string) => string | undefined;
};

/** Lets those in who signed in with a password. Others come back here when they have. */
export function SessionGate({ children, redirect }: Props) {
  const shell = useShellData();
  const location = useLocation();
  useWorker(shell.state === 'signed-in');
  if (shell.state === 'restoring' || shell.state === 'offline')
    return <RestoringSession isOffline={shell.state === 'offline'} />;
  if (shell.state === 'signed-out') return <Navigate to={signInFrom(location)} replace />;
  if (shell.me.customerOnly) return <PasswordNeeded />;
  const elsewhere = redirect?.(shell.me, location.pathname);
  return elsewhere ? <Navigate to={elsewhere} replace /> : children(shell.data);
}
