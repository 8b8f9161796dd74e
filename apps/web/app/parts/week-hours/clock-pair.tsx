import { TimeField } from '../../ui/time-field.tsx';
import { endsNextDay, shortTime } from './rules.ts';
import { texts } from './texts.ts';

type Labels = { readonly start: string; readonly end: string };

type Props = {
  readonly labels: Labels;
  readonly start: string;
  readonly end: string;
  readonly onStart: (time: string) => void;
  readonly onEnd: (time: string) => void;
  readonly errors: { readonly start: string | undefined; readonly end: string | undefined };
};

const box = 'w-28 tablet:w-26';

/** From when to when. An end that is not after its start is said to be of the next day. */
export function ClockPair({ labels, start, end, onStart, onEnd, errors }: Props) {
  return (
    <div className="flex items-start gap-2">
      <div className={box}>
        <TimeField
          label={labels.start}
          isLabelHidden
          value={shortTime(start)}
          onChange={onStart}
          error={errors.start}
        />
      </div>
      <span aria-hidden="true" className="grid h-11.5 place-items-center text-muted tablet:h-10.5">
        {texts.to}
      </span>
      <div className={box}>
        <TimeField
          label={labels.end}
          isLabelHidden
          value={shortTime(end)}
          onChange={onEnd}
          error={errors.end}
          hint={endsNextDay(start, end) ? texts.nextDay : undefined}
        />
      </div>
    </div>
  );
}
