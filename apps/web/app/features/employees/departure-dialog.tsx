import { employeeName } from '../../parts/service-facts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { texts } from './texts.ts';
import type { Departure, EmployeeActions } from './use-employee-actions.ts';

const words = texts.parting;

type Props = {
  readonly departure: Departure;
  readonly actions: EmployeeActions;
  readonly showConflicts: (employeeCode: string) => void;
  readonly close: () => void;
};

/** Nobody leaves with appointments to come: first out of use, then each is given to somebody else. */
export function DepartureDialog({ departure: { employee, count }, actions, showConflicts, close }: Props) {
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
              if (isActive) actions.deactivate(employee);
              else showConflicts(code);
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
