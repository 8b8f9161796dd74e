import { ArrowRightLeft } from 'lucide-react';
import type { Rows } from '../../../parts/conflict-moves/use-rows.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly rows: Rows;
  readonly isPending: boolean;
  readonly solve: () => void;
  /** Undefined where nothing is sent. */
  readonly notifies: boolean | undefined;
  readonly setNotifies: (notifies: boolean) => void;
};

const noteOf = ({ counts, waiting }: Rows, isTold: boolean): string => {
  if (waiting.length === 0) return texts.finished;
  if (counts.shift > 0 && !isTold) return texts.shifts(counts.shift);
  return counts.none > 0 ? texts.stays(counts.none) : '';
};

/** All that have a place at once, as their rows propose it. */
export function SolveAll({ rows, isPending, solve, notifies, setNotifies }: Props) {
  const note = noteOf(rows, notifies === true);
  return (
    <div className="grid gap-2">
      {notifies !== undefined && <Checkbox label={texts.sms} value={notifies} onChange={setNotifies} />}
      {note !== '' && <p className="num text-label text-muted">{note}</p>}
      {rows.waiting.length > 0 && (
        <Button
          size="lg"
          icon={ArrowRightLeft}
          isPending={isPending}
          isDisabled={rows.planned.length === 0}
          onPress={solve}
        >
          {texts.all(rows.planned.length)}
        </Button>
      )}
    </div>
  );
}
