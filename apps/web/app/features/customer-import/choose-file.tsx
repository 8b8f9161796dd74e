import { useMutation } from '@tanstack/react-query';
import { Check, Download, FileSpreadsheet, Upload } from 'lucide-react';
import { useState } from 'react';
import { downloadCustomers } from '../../data/imports.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { FileButton } from './file-button.tsx';
import { StepFrame } from './step-frame.tsx';
import { texts } from './texts.ts';

const words = texts.file;
const iconProps = { 'aria-hidden': true, size: 17, strokeWidth: 1.75 } as const;

type Props = { readonly salonCode: string; readonly onAccepted: () => void };

export function ChooseFile({ salonCode, onAccepted }: Props) {
  const [failure, setFailure] = useState<string>();
  const save = useMutation({ ...downloadCustomers, onError: showFailure });
  return (
    <StepFrame title={texts.title} step={0}>
      <div className="grid max-w-[720px] gap-5">
        <section className="grid justify-items-center rounded-lg border-[1.5px] border-line-strong border-dashed px-6 py-9 text-center max-tablet:px-4 max-tablet:py-7">
          <span className="grid h-13 w-11.5 place-items-center rounded-md bg-completed-bg text-completed-ink">
            <FileSpreadsheet aria-hidden="true" size={24} strokeWidth={1.75} />
          </span>
          <h2 className="mt-4 font-semibold text-title">{words.title}</h2>
          <p className="mt-1 mb-5 max-w-[52ch] text-balance text-muted">{words.text}</p>
          <FileButton
            salonCode={salonCode}
            onFailure={setFailure}
            onAccepted={onAccepted}
            icon={<Upload {...iconProps} />}
          >
            {words.choose}
          </FileButton>
          <FormFailure message={failure} />
        </section>
        <ul className="grid gap-2">
          {words.promises.map((promise) => (
            <li key={promise} className="flex items-start gap-2 text-ink-2">
              <Check aria-hidden="true" size={17} strokeWidth={2} className="mt-0.5 flex-none text-success" />
              {promise}
            </li>
          ))}
        </ul>
        <section className="flex flex-wrap items-center gap-3 rounded-lg bg-sunken px-4 py-3 dark:bg-raised">
          <p className="min-w-0 flex-1 text-ink-2 max-tablet:basis-full">{words.saveText}</p>
          <Button
            look="outline"
            icon={<Download {...iconProps} />}
            isPending={save.isPending}
            onPress={() => save.mutate(salonCode)}
          >
            {words.save}
          </Button>
        </section>
      </div>
    </StepFrame>
  );
}
