import { content } from '@ayna/contracts/content';
import { useMutation } from '@tanstack/react-query';
import { decideReview, type ReportedReview, type ReviewDecision } from '../../data/reviews.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly review: ReportedReview;
  readonly decision: ReviewDecision;
  readonly close: () => void;
};

const words = texts.dialog;

export function DecisionDialog({ review: { code, report }, decision, close }: Props) {
  const { mutateAsync } = useMutation(decideReview);
  const before = report?.decision ?? null;
  const takeBack = async (to: ReviewDecision): Promise<void> => {
    try {
      await mutateAsync({ code, decision: to, reason: '' });
    } catch (failure) {
      showFailure(failure);
    }
  };
  const form = useContractForm({
    schema: content.routes.decideReview.body,
    saved: { code, decision, reason: '' },
    send: (body) => mutateAsync(body),
    onSent() {
      close();
      showToast({
        text: decision === 'hidden' ? texts.hidden : texts.kept,
        // A first decision has nothing to return to; the other one is a press away in the list.
        ...(before && { action: { label: texts.undo, onPress: () => void takeBack(before) } }),
      });
    },
  });
  const isHiding = decision === 'hidden';
  return (
    <FormDialog
      form={form}
      title={isHiding ? words.hide : words.keep}
      close={close}
      save={isHiding ? texts.hide : texts.keep}
      saveLook={isHiding ? 'danger-outline' : 'primary'}
    >
      <p className="text-ink-2">{isHiding ? words.hideText : words.keepText}</p>
      <TextArea {...form.field('reason')} label={words.reason} hint={words.hint} isOptional maxLength={500} />
    </FormDialog>
  );
}
