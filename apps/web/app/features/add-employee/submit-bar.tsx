import { SaveBar } from '../../parts/save-bar.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { texts } from './texts.ts';
import type { AddEmployee } from './use-add-employee.ts';

const words = texts.bar;

type Props = { readonly form: AddEmployee; readonly formId: string };

export function SubmitBar({ form: { wrongCount, isSending }, formId }: Props) {
  const isWrong = wrongCount > 0;
  return (
    <SaveBar note={isWrong ? words.wrong(wrongCount) : words.clean} isWrong={isWrong}>
      <ButtonLink to={paths.employees} look="outline">
        {words.cancel}
      </ButtonLink>
      <Button type="submit" form={formId} isPending={isSending}>
        {words.save}
      </Button>
    </SaveBar>
  );
}
