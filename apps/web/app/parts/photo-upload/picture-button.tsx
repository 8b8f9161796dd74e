import { useRef } from 'react';
import { Button, type ButtonProps } from '../../ui/button.tsx';
import { acceptedKinds, pictureProblem } from './picture-rules.ts';

type Props = Omit<ButtonProps, 'onPress'> & {
  readonly isMultiple?: boolean;
  readonly onPick: (files: readonly File[]) => void;
  /** Told the sentence of a file that cannot be taken; without it every file is handed on. */
  readonly onRefuse?: (reason: string | undefined) => void;
};

/** Opens the chooser of the browser, which on a telephone offers its camera too. */
export function PictureButton({ isMultiple = false, onPick, onRefuse, ...props }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const pick = (files: readonly File[]) => {
    const reason = onRefuse && files.map(pictureProblem).find((sentence) => sentence !== undefined);
    onRefuse?.(reason);
    if (files.length > 0 && reason === undefined) onPick(files);
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
