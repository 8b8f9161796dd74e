import { CallError } from '@ayna/contracts/core/client';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type Invitation as Answer, invitationQuery } from '../../data/employees.ts';
import { useSessionPhase } from '../../lib/session-phase.ts';
import { AuthHead } from '../../parts/auth-form.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { dayOf } from '../../parts/moment-text.ts';
import { titleOf } from '../../parts/positions.ts';
import { SalonArt } from '../../parts/salon-art.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { texts } from './texts.ts';

// A link with a secret in it is nobody else's business.
export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

export default function InvitationScreen() {
  const { token = '' } = useParams();
  const phase = useSessionPhase();
  // Anyone who turns out to have no session begins with empty caches: an answer on its way would be lost.
  const isSettled = phase !== 'restoring';
  const { data, error, refetch } = useQuery({ ...invitationQuery(token), enabled: isSettled });
  if (data) return <Invitation token={token} invitation={data} />;
  if (!error)
    return (
      <SkeletonArea>
        <Skeleton className="h-12 w-72 max-w-full" />
        <Skeleton className="mt-4 h-40" />
      </SkeletonArea>
    );
  // An address that is no link of ours is over as well: there is nothing to try again.
  if (error instanceof CallError && [404, 410, 422].includes(error.status)) return <Over />;
  return (
    <LoadFailure
      title={texts.failed}
      text={error.message}
      retry={texts.retry}
      onRetry={() => void refetch()}
    />
  );
}

function Over() {
  const { title, next, home } = texts.over;
  return (
    <>
      <AuthHead title={title}>{next}</AuthHead>
      <ButtonLink to={paths.home} look="outline" size="lg" reloadDocument>
        {home}
      </ButtonLink>
    </>
  );
}

type Props = { readonly token: string; readonly invitation: Answer };

/** The own team's page: whose it is, who asks, and what one would be there. */
function Invitation({ token, invitation }: Props) {
  const { salon, name, position, title, invitedBy, expiresAt } = invitation;
  const facts = [
    [texts.as, titleOf({ title, position })],
    [texts.until, dayOf(expiresAt)],
  ] as const;
  return (
    <>
      <div className="mb-4 flex items-center gap-3.5">
        <span className="glint block h-17 w-13.5 flex-none rounded-oval">
          <SalonArt type={salon.type} seed={salon.name} className="size-full" />
        </span>
        <p className="min-w-0">
          <b className="block truncate font-semibold text-title">{salon.name}</b>
          <span className="block truncate text-muted">{salon.district}</span>
        </p>
      </div>
      <AuthHead title={texts.title(name)}>
        {invitedBy ? texts.leadBy(invitedBy, salon.name) : texts.lead(salon.name)}
      </AuthHead>
      <dl className="mb-6 divide-y divide-line rounded-card bg-sunken px-4 dark:bg-raised">
        {facts.map(([term, value]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4 py-3">
            <dt className="text-muted">{term}</dt>
            <dd className="num font-strong wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <InvitationActions token={token} invitation={invitation} />
    </>
  );
}
