import { toKurus, toLira } from '@ayna/domain/settlement';
import { NumericFormat } from 'react-number-format';
import { controlTexts } from '../../ui/controls.texts.ts';
import { useFixedDecimals } from '../../ui/use-fixed-decimals.ts';
import { useSelectOnFocus } from '../../ui/use-select-on-focus.ts';

type Props = {
  readonly label: string;
  /** In kurus. */
  readonly value: number;
  readonly onChange: (kurus: number) => void;
  readonly className?: string;
};

/** An amount inside a card, without a frame of its own. Its focus selects it, so that typing replaces it. */
export function AmountInput({ label, value, onChange, className = '' }: Props) {
  const selection = useSelectOnFocus();
  const fixed = useFixedDecimals(true);
  return (
    <span className={`num inline-flex items-baseline ${className}`} {...selection}>
      <span aria-hidden="true">{controlTexts.lira}</span>
      <NumericFormat
        aria-label={label}
        className="field-sizing-content min-w-8 max-w-36 bg-transparent text-right text-inherit outline-none"
        value={toLira(value)}
        onValueChange={({ floatValue }, { event }) => {
          if (!event) return;
          fixed.beginTyping();
          onChange(toKurus(floatValue ?? 0));
        }}
        thousandSeparator="."
        decimalSeparator=","
        allowedDecimalSeparators={[',', '.']}
        decimalScale={2}
        {...fixed.props}
        allowNegative={false}
        inputMode="decimal"
        autoComplete="off"
      />
    </span>
  );
}
