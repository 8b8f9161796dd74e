import { type ComponentProps, type ReactNode, useState } from 'react';
import { saveFile } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { showFailure } from './show-failure.ts';

const types = {
  pdf: 'application/pdf',
  xml: 'application/xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

type Props = Pick<
  ComponentProps<typeof Button>,
  'look' | 'size' | 'isHead' | 'isDisabled' | 'icon' | 'aria-label'
> & {
  readonly kind: keyof typeof types;
  readonly fileName: string;
  /** Makes the file. What draws it is loaded with the first press. */
  readonly makeFile: () => Promise<BlobPart>;
  readonly done: string;
  readonly children: ReactNode;
};

/** Makes a file here and hands it over. */
export function DownloadButton({ kind, fileName, makeFile, done, children, ...look }: Props) {
  const [isPending, setPending] = useState(false);
  const save = async (): Promise<void> => {
    setPending(true);
    try {
      saveFile(fileName, await makeFile(), types[kind]);
      showToast({ text: done });
    } catch (failure) {
      showFailure(failure);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button {...look} isPending={isPending} onPress={() => void save()}>
      {children}
    </Button>
  );
}
