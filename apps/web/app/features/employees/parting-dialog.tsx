import { employeeName } from '../../parts/service-facts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { texts } from './texts.ts';
import type { Acts, Parting } from './use-acts.ts';

const words = texts.parting;

type Props = {
  readonly parting: Parting;
  readonly acts: Acts;
  readonly showHits: (employeeCode: string) => void;
  readonly close: () => void;
};

/** Nobody leaves with appointments to come: first out of use, then each is given to somebody else. */
export function PartingDialog({ parting: { employee, count }, acts, showHits, close }: Props) {
  const { isActive, code } = employee;
  return (
    <Dialog
      title={words.title(count)}
      role="alertdialog"
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      actions={
        <>
          <Button look="outline" size="lg" onPress={close}>
            {words.cancel}
          </Button>
          <Button
            size="lg"
            onPress={() => {
              close();
              if (isActive) acts.deactivate(employee);
              else showHits(code);
            }}
          >
            {isActive ? words.deactivate : words.show}
          </Button>
        </>
      }
    >
      <p className="text-ink-2">{words.text(employeeName(employee))}</p>
    </Dialog>
  );
}
