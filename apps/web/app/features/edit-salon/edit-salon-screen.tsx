import { salon } from '@ayna/contracts/salon';
import { mayCall } from '@ayna/domain/permissions';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { type MetaDescriptor, useParams } from 'react-router';
import { chooseSalon, meQuery } from '../../data/auth.ts';
import { salonQuery } from '../../data/salon.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { NotFound } from '../../parts/not-found.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { failureMessage, showFailure } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { EditSalon } from './edit-salon.tsx';
import { texts } from './texts.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

/** For anyone who manages the salon; of a salon that is somebody else's there is no such page. */
export default function EditSalonScreen() {
  const { salonCode = '' } = useParams();
  const { data: me } = useQuery(meQuery);
  if (!me) return <Loading />;
  const membership = me.salons.find((one) => one.salonCode === salonCode);
  if (!membership) return <NotFound />;
  if (!mayCall(salon.routes.change.who, membership.groups))
    return (
      <NoPermission
        page={texts.title}
        why={texts.noPermission.why}
        right={{ name: texts.noPermission.right, icon: Store }}
      />
    );
  // Photos and quotas are the active salon's: editing one beside it would mix up two salons.
  return me.salonCode === salonCode ? <Loaded salonCode={salonCode} /> : <OtherSalon salonCode={salonCode} />;
}

function Loaded({ salonCode }: { readonly salonCode: string }) {
  const { data, error, refetch } = useQuery(salonQuery(salonCode));
  if (data) return <EditSalon key={salonCode} salon={data} />;
  if (!error) return <Loading />;
  return (
    <>
      <PageHead title={texts.title} />
      <LoadFailure
        title={texts.failed}
        text={failureMessage(error)}
        retry={texts.retry}
        onRetry={() => void refetch()}
      />
    </>
  );
}

function OtherSalon({ salonCode }: { readonly salonCode: string }) {
  const choose = useMutation(chooseSalon);
  return (
    <>
      <PageHead title={texts.title} />
      <EmptyState
        title={texts.otherSalon.title}
        text={texts.otherSalon.text}
        action={
          <Button
            isPending={choose.isPending}
            onPress={() => choose.mutate(salonCode, { onError: showFailure })}
          >
            {texts.otherSalon.go}
          </Button>
        }
      />
    </>
  );
}

function Loading() {
  return (
    <>
      <PageHead title={texts.title} />
      <div className="px-6 max-tablet:px-4">
        <SkeletonArea>
          <Skeleton className="mb-6 h-11 w-full" />
          <div className="grid max-w-180 gap-4 tablet:grid-cols-2">
            {['first', 'second', 'third', 'fourth'].map((field) => (
              <Skeleton key={field} className="h-15" />
            ))}
          </div>
        </SkeletonArea>
      </div>
    </>
  );
}
