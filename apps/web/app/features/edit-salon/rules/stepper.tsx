import { Minus, Plus } from 'lucide-react';
import { controlTexts } from '../../../ui/controls/texts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { stepFrom } from './steps.ts';

type Props = {
  readonly label: string;
  readonly ladder: readonly number[];
  readonly value: number;
  readonly text: string;
  readonly onChange: (value: number) => void;
};

/** One of a few limits, in words, with a step to either side. */
export function Stepper({ label, ladder, value, text, onChange }: Props) {
  const less = stepFrom(ladder, value, 'down');
  const more = stepFrom(ladder, value, 'up');
  return (
    <div
      role="group"
      aria-label={label}
      className="flex h-[46px] items-center rounded-input bg-surface shadow-[inset_0_0_0_1px_var(--line-strong)] tablet:h-[42px] tablet:w-44 dark:bg-sunken"
    >
      <IconButton
        label={`${label}: ${controlTexts.decrease}`}
        isDisabled={less === undefined}
        onPress={() => less !== undefined && onChange(less)}
      >
        <Minus aria-hidden="true" size={17} strokeWidth={1.75} />
      </IconButton>
      <span role="status" className="num min-w-0 flex-1 whitespace-nowrap text-center font-[550]">
        {text}
      </span>
      <IconButton
        label={`${label}: ${controlTexts.increase}`}
        isDisabled={more === undefined}
        onPress={() => more !== undefined && onChange(more)}
      >
        <Plus aria-hidden="true" size={17} strokeWidth={1.75} />
      </IconButton>
    </div>
  );
}
