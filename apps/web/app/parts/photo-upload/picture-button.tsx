import { useRef } from 'react';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { acceptedKinds, wrongWith } from './picture-rules.ts';

type Props = Omit<ButtonProps, 'onPress'> & {
  readonly isMultiple?: boolean;
  readonly onPick: (files: readonly File[]) => void;
  /** Told the sentence of a file that cannot be taken; without it every file is handed on. */
  readonly onRefuse?: (why: string | undefined) => void;
};

/** Opens the chooser of the browser, which on a telephone offers its camera too. */
export function PictureButton({ isMultiple = false, onPick, onRefuse, ...props }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const pick = (files: readonly File[]) => {
    const why = onRefuse && files.map(wrongWith).find((sentence) => sentence !== undefined);
    onRefuse?.(why);
    if (files.length > 0 && why === undefined) onPick(files);
  };
  return (
    <>
      <Button {...props} onPress={() => chooser.current?.click()} />
      <input
        ref={chooser}
        type="file"
        hidden
        accept={acceptedKinds}
        multiple={isMultiple}
        onChange={(event) => {
          pick([...(event.currentTarget.files ?? [])]);
          // So that the same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
