import { customer } from '@ayna/contracts/customer';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import { latestImportQuery } from '../../data/imports.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { useMember } from '../../parts/use-member.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportProgress } from './import-progress.tsx';
import { Mapping } from './mapping.tsx';
import { StepFrame } from './step-frame.tsx';
import { texts } from './texts.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

export default function CustomerImportScreen() {
  const member = useMember();
  if (!member) return null;
  if (member.mayCall(customer.routes.startImport))
    return <CustomerImport key={member.salonCode} salonCode={member.salonCode} />;
  const { why, right } = texts.noRight;
  return <NoPermission page={texts.title} why={why} right={{ name: right, icon: UsersRound }} />;
}

/** Where the file of the salon is, whoever sent it and from whichever tab: it is the server that knows. */
function CustomerImport({ salonCode }: { readonly salonCode: string }) {
  const { data, error, refetch } = useQuery(latestImportQuery(salonCode));
  const [isNew, setNew] = useState(false);
  const latest = data?.latest;
  if (latest === undefined)
    return (
      <StepFrame title={texts.title} step={0}>
        {error ? (
          <LoadFailure
            title={texts.failed}
            text={error.message}
            retry={texts.retry}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonArea>
            <Skeleton className="h-64 w-full max-w-[720px] rounded-lg" />
          </SkeletonArea>
        )}
      </StepFrame>
    );
  if (latest === null || isNew) return <ChooseFile salonCode={salonCode} onAccepted={() => setNew(false)} />;
  if (latest.state === 'mapping') return <Mapping key={latest.code} salonCode={salonCode} state={latest} />;
  return <ImportProgress salonCode={salonCode} state={latest} startNew={() => setNew(true)} />;
}
