import { Button } from '../button.tsx';
import { Panel } from './panel.tsx';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly leave: string;
  readonly stay: string;
  readonly isOpen: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Asks before unsaved changes are lost. Staying is what Esc and a press outside of it mean. */
export function UnsavedQuestion({ title, text, leave, stay, isOpen, onLeave, onStay }: Props) {
  return (
    <Panel
      kind="dialog"
      width="s"
      role="alertdialog"
      title={title}
      isOpen={isOpen}
      onOpenChange={(next) => next || onStay()}
      actions={
        <>
          <Button look="danger-outline" onPress={onLeave}>
            {leave}
          </Button>
          <Button onPress={onStay}>{stay}</Button>
        </>
      }
    >
      <p className="text-ink-2">{text}</p>
    </Panel>
  );
}
