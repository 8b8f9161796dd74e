import { reviewAnswerForm, reviewReportForm } from '@ayna/contracts/content';
import { useMutation } from '@tanstack/react-query';
import { answerReview, reportReview, type SalonReview } from '../../data/reviews.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

type Props = { readonly salonCode: string; readonly review: SalonReview; readonly close: () => void };

export function AnswerDialog({ salonCode, review, close }: Props) {
  const { mutateAsync } = useMutation(answerReview);
  const form = useContractForm({
    schema: reviewAnswerForm,
    saved: { answer: review.answer ?? '' },
    needsChange: true,
    send: ({ answer }) => mutateAsync({ salonCode, code: review.code, answer }),
    onSent({ answer }) {
      close();
      showToast({ text: answer === null ? texts.answerRemoved : texts.answered });
    },
  });
  const words = texts.answerDialog;
  return (
    <FormDialog form={form} width="m" title={words.title} close={close} save={words.save}>
      <Quoted text={review.text} />
      <TextArea {...form.field('answer')} label={words.label} hint={words.hint} maxLength={1_000} rows={4} />
    </FormDialog>
  );
}

export function ReportDialog({ salonCode, review, close }: Props) {
  const { mutateAsync } = useMutation(reportReview);
  const form = useContractForm({
    schema: reviewReportForm,
    saved: { reason: '' },
    send: ({ reason }) => mutateAsync({ salonCode, code: review.code, reason }),
    onSent() {
      close();
      showToast({ text: texts.reportSent });
    },
  });
  const words = texts.reportDialog;
  return (
    <FormDialog form={form} width="m" title={words.title} close={close} save={words.save}>
      <p className="text-ink-2">{words.text}</p>
      <Quoted text={review.text} />
      <TextArea {...form.field('reason')} label={words.label} hint={words.hint} maxLength={500} rows={3} />
    </FormDialog>
  );
}

function Quoted({ text }: { readonly text: string }) {
  return (
    <blockquote className="wrap-anywhere max-h-50 overflow-y-auto whitespace-pre-line rounded-md bg-sunken px-4 py-3 text-ink-2 dark:bg-sir-850">
      {text || texts.noWords}
    </blockquote>
  );
}
