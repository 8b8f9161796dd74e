import { CallError } from '@ayna/contracts/core/client';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { generatePath, type MetaDescriptor, Navigate, useParams } from 'react-router';
import { bansQuery } from '../../data/bans.ts';
import {
  type CustomerCard,
  customerNotesQuery,
  customerQuery,
  noShowsQuery,
  visitsQuery,
} from '../../data/customers.ts';
import { maySeeCustomers } from '../../parts/customer-rights.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { failureMessage } from '../../parts/show-failure.ts';
import { type Member, useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
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

/**
 * All parts of the card come at once: one that came later would push the others away under a hand
 * that is about to press there. A part that failed says so in its place.
 */
const useParts = (card: CustomerCard | undefined, salonCode: string): { readonly isLoading: boolean } => {
  // The address may be of a card that became part of another one, which has no parts of its own.
  const [code, enabled] = [card?.code ?? '', card !== undefined];
  const parts = [
    useQuery({ ...visitsQuery(code), enabled }),
    useQuery({ ...customerNotesQuery(code), enabled }),
    useQuery({ ...noShowsQuery(code), enabled }),
    useQuery(bansQuery(salonCode)),
  ];
  return { isLoading: parts.some(({ isPending }) => isPending) };
};

function Loaded({ code, member }: Props) {
  const { data: card, error, refetch } = useQuery(customerQuery(code));
  const { isLoading } = useParts(card, member.salonCode);
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
  if (card && !isLoading) return <CustomerCardView card={card} member={member} />;
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

const figures = ['visits', 'spent', 'missed', 'next'] as const;

/** In the place and the size of the card. */
function CardSkeleton() {
  return (
    <div className="px-6 pt-1.5 pb-6 max-tablet:px-4">
      <SkeletonArea>
        <div className="flex items-center gap-4.5 pb-4.5">
          <Skeleton className="size-16 rounded-oval" />
          <div className="grid gap-2.5">
            <Skeleton className="h-7 w-48" />
            <Skeleton className="h-4 w-36" />
          </div>
        </div>
        <div className="grid gap-3.5 desk:grid-cols-fill-90">
          <div className="grid content-start gap-3.5">
            <div className="grid grid-cols-2 gap-2.5 desk:grid-cols-4 desk:gap-3.5">
              {figures.map((figure) => (
                <Skeleton key={figure} className="h-24 w-full rounded-lg" />
              ))}
            </div>
            <Skeleton className="h-96 w-full rounded-lg" />
          </div>
          <div className="grid content-start gap-3.5">
            <Skeleton className="h-28 w-full rounded-lg" />
            <Skeleton className="h-40 w-full rounded-lg" />
            <Skeleton className="h-40 w-full rounded-lg" />
          </div>
        </div>
      </SkeletonArea>
    </div>
  );
}
