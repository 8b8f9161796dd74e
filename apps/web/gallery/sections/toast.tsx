import { Button } from '../../app/ui/button.tsx';
import { showToast } from '../../app/ui/toast.tsx';
import { Toaster } from '../../app/ui/toaster.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

const { toast } = texts;

const moved = () =>
  showToast({
    text: toast.movedText,
    detail: toast.movedDetail,
    action: { label: toast.undoAction, onPress: () => showToast({ text: toast.undone, tone: 'info' }) },
  });

function Show() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="outline" onPress={() => showToast({ text: toast.successText })}>
        {toast.success}
      </Button>
      <Button
        look="outline"
        onPress={() => showToast({ text: toast.dangerText, detail: toast.dangerDetail, tone: 'danger' })}
      >
        {toast.danger}
      </Button>
      <Button look="outline" onPress={() => showToast({ text: toast.warningText, tone: 'warning' })}>
        {toast.warning}
      </Button>
      <Button look="outline" onPress={() => showToast({ text: toast.infoText, tone: 'info' })}>
        {toast.info}
      </Button>
      <Button look="outline" onPress={() => showToast({ text: toast.markedText, hasIcon: false })}>
        {toast.marked}
      </Button>
      <Button look="outline" onPress={moved}>
        {toast.undo}
      </Button>
      <Toaster />
    </div>
  );
}

export const section: Section = { title: texts.titles.toast, Show };
