import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly submit: (event: FormEvent) => void;
  readonly isSending: boolean;
  readonly isDisabled?: boolean;
  readonly failure?: string | undefined;
  readonly children: ReactNode;
};

/** A part of the sheet and the button that saves it. */
export function SectionForm({ submit, isSending, isDisabled = false, failure, children }: Props) {
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {children}
      <FormFailure message={failure} />
      <Button type="submit" size="lg" isWide isPending={isSending} isDisabled={isDisabled}>
        {texts.sheet.save}
      </Button>
    </form>
  );
}
