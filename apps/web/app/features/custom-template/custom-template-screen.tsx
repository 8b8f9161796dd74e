import { salon as salonContract } from '@ayna/contracts/salon';
import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import type { MetaDescriptor } from 'react-router';
import { designQuery } from '../../data/page-design.ts';
import { salonQuery } from '../../data/salon.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { failureMessage } from '../../parts/show-failure.ts';
import { useMember } from '../../parts/use-member.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { Editor } from './editor.tsx';
import { texts } from './texts.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

/** The design of the active salon's page, for those who manage the salon. */
export default function CustomTemplateScreen() {
  const member = useMember();
  if (!member) return <Loading />;
  if (!member.mayCall(salonContract.routes.saveDesignDraft))
    return (
      <div className="min-h-0 flex-1 overflow-y-auto bg-surface">
        <NoPermission
          page={texts.title}
          why={texts.noPermission.why}
          right={{ name: texts.noPermission.right, icon: Store }}
        />
      </div>
    );
  return <Loaded key={member.salonCode} salonCode={member.salonCode} />;
}

function Loaded({ salonCode }: { readonly salonCode: string }) {
  const salon = useQuery(salonQuery(salonCode));
  const design = useQuery(designQuery(salonCode));
  if (salon.data && design.data) return <Editor salon={salon.data} loaded={design.data} />;
  const failed = [salon, design].find(({ error }) => error);
  if (!failed) return <Loading />;
  return (
    <div className="m-auto">
      <h1 className="sr-only">{texts.title}</h1>
      <LoadFailure
        title={texts.failed}
        text={failureMessage(failed.error)}
        retry={texts.retry}
        onRetry={() => void failed.refetch()}
      />
    </div>
  );
}

function Loading() {
  return (
    <SkeletonArea>
      <h1 className="sr-only">{texts.title}</h1>
      <div className="flex h-dvh flex-col gap-4 p-4">
        <Skeleton className="h-10 w-70 max-w-full" />
        <div className="grid min-h-0 flex-1 gap-4 tablet:grid-cols-[minmax(0,440px)_1fr]">
          <Skeleton className="rounded-sheet" />
          <Skeleton className="rounded-sheet max-tablet:hidden" />
        </div>
      </div>
    </SkeletonArea>
  );
}
