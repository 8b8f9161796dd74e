import type { ReactNode } from 'react';
import type { ContractForm } from '../../lib/contract-form.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { aboveFoot, SheetFoot } from '../../ui/sheet-foot.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly form: Pick<ContractForm<object>, 'props' | 'isSending' | 'failure'>;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
};

/** A part of the sheet and the button that saves it. */
export function SectionForm({ form, isDisabled = false, children }: Props) {
  return (
    <form {...form.props} className={`grid gap-4 ${aboveFoot}`}>
      {children}
      <FormFailure message={form.failure} />
      <SheetFoot>
        <Button type="submit" size="lg" isWide isPending={form.isSending} isDisabled={isDisabled}>
          {texts.sheet.save}
        </Button>
      </SheetFoot>
    </form>
  );
}
