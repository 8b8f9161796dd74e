import { customer } from '@ayna/contracts/customer';
import { useQuery } from '@tanstack/react-query';
import { Check, Download, FileSpreadsheet, Upload, UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import { latestImportQuery } from '../../data/imports.ts';
import { useCustomerDownload } from '../../parts/customer-download.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { useMember } from '../../parts/use-member.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { FileButton } from './file-button.tsx';
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

/** Where the file of the salon is, no matter who sent it and from which tab: it is the server that knows. */
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
            <Skeleton className="h-64 w-full max-w-180 rounded-lg" />
          </SkeletonArea>
        )}
      </StepFrame>
    );
  if (latest === null || isNew) return <ChooseFile salonCode={salonCode} onAccepted={() => setNew(false)} />;
  if (latest.state === 'mapping') return <Mapping key={latest.code} salonCode={salonCode} state={latest} />;
  return <ImportProgress salonCode={salonCode} state={latest} startNew={() => setNew(true)} />;
}

const words = texts.file;
type Props = { readonly salonCode: string; readonly onAccepted: () => void };

function ChooseFile({ salonCode, onAccepted }: Props) {
  const [failure, setFailure] = useState<string>();
  const { download, isPending, question } = useCustomerDownload(salonCode);
  return (
    <StepFrame title={texts.title} step={0}>
      <div className="grid max-w-180 gap-5">
        <section className="grid justify-items-center rounded-lg border-control border-line-strong border-dashed px-6 py-9 text-center max-tablet:px-4 max-tablet:py-7">
          <span className="grid h-13 w-11.5 place-items-center rounded-md bg-completed-bg text-completed-ink">
            <FileSpreadsheet size={24} />
          </span>
          <h2 className="mt-4 font-semibold text-title">{words.title}</h2>
          <p className="mt-1 mb-5 max-w-[52ch] text-balance text-muted">{words.text}</p>
          <FileButton salonCode={salonCode} onFailure={setFailure} onAccepted={onAccepted} icon={Upload}>
            {words.choose}
          </FileButton>
          <FormFailure message={failure} />
        </section>
        <ul className="grid gap-2">
          {words.promises.map((promise) => (
            <li key={promise} className="flex items-start gap-2 text-ink-2">
              <Check strokeWidth={2} className="mt-0.5 flex-none text-success" />
              {promise}
            </li>
          ))}
        </ul>
        <section className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken px-4 py-3 dark:bg-raised">
          <p className="min-w-0 flex-1 text-ink-2 max-tablet:basis-full">{words.saveText}</p>
          <Button look="outline" icon={Download} isPending={isPending} onPress={download}>
            {words.save}
          </Button>
          {question}
        </section>
      </div>
    </StepFrame>
  );
}
