import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { startImport } from '../../data/imports.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { texts } from './texts.ts';

const maxBytes = 8 * 1024 * 1024;
const acceptedTypes =
  '.xlsx,.csv,.txt,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Props = Pick<ButtonProps, 'look' | 'size' | 'icon' | 'children'> & {
  readonly salonCode: string;
  /** The sentence of a file that cannot be taken; undefined while another one is tried. */
  readonly onFailure: (words: string | undefined) => void;
  readonly onAccepted?: () => void;
};

/** Opens the browser's chooser, and sends what was chosen. */
export function FileButton({ salonCode, onFailure, onAccepted, ...props }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const { mutateAsync, isPending } = useMutation(startImport);
  const send = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    onFailure(file.size > maxBytes ? texts.file.tooLarge : undefined);
    if (file.size > maxBytes) return;
    try {
      await mutateAsync({ salonCode, payload: { file, name: file.name } });
      onAccepted?.();
    } catch (error) {
      onFailure(failureMessage(error));
    }
  };
  return (
    <>
      <Button {...props} isPending={isPending} onPress={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptedTypes}
        onChange={(event) => {
          void send(event.currentTarget.files?.[0]);
          // So that the same file can be chosen again, once it is mended.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
