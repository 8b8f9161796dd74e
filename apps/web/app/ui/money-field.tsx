import { controlTexts } from './controls.texts.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

type Props = Omit<NumberFieldProps, 'start' | 'decimals' | 'hasFixedDecimals' | 'prefix' | 'suffix' | 'step'>;

/** Turkish lira with two decimals: the sign stands before the figures and is no part of them. */
export function MoneyField(props: Props) {
  return <NumberField {...props} start={controlTexts.lira} decimals={2} hasFixedDecimals />;
}
