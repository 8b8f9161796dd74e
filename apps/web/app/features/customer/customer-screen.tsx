import { CallError } from '@ayna/contracts/core/client';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { generatePath, type MetaDescriptor, Navigate, useParams } from 'react-router';
import { customerQuery } from '../../data/customers.ts';
import { maySeeCustomers } from '../../parts/customer-rights.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { failureMessage } from '../../parts/show-failure.ts';
import { type Member, useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { CardSkeleton } from './card-skeleton.tsx';
import { CustomerCardView } from './customer-card-view.tsx';
import { Bar } from './head.tsx';
import { texts } from './texts.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

/** All that the salon knows of one customer. */
export default function CustomerScreen() {
  const member = useMember();
  const { code = '' } = useParams();
  if (!member) return null;
  if (maySeeCustomers(member)) return <Loaded key={code} code={code} member={member} />;
  return (
    <NoPermission
      page={texts.page}
      why={texts.noRight.why}
      right={{ name: texts.noRight.right, icon: UsersRound }}
    />
  );
}

type Props = { readonly code: string; readonly member: Member };

/** An address that is no code at all is refused as such; to the reader it is the same. */
const isAbsent = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 422);

function Loaded({ code, member }: Props) {
  const { data: card, error, refetch } = useQuery(customerQuery(code));
  if (isAbsent(error))
    return (
      <>
        <Bar name={texts.page} />
        <h1 className="sr-only">{texts.page}</h1>
        <EmptyState
          title={texts.gone}
          text={texts.goneText}
          action={<ButtonLink to={paths.customers}>{texts.toList}</ButtonLink>}
        />
      </>
    );
  // It became part of another one, whose address is the right one from now on.
  if (card && card.code !== code)
    return <Navigate replace to={generatePath(paths.customer, { code: card.code })} />;
  if (card) return <CustomerCardView card={card} member={member} />;
  return (
    <>
      <Bar name={texts.page} />
      <h1 className="sr-only">{texts.page}</h1>
      {error ? (
        <LoadFailure
          title={texts.failed}
          text={failureMessage(error)}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <CardSkeleton />
      )}
    </>
  );
}
