import type { ReactNode } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import {
  adornmentStyle,
  ariaFieldProps,
  boxStyle,
  FieldFrame,
  type FieldProps,
  type FieldSize,
} from './field.tsx';
import { useSelectOnFocus } from './use-select-on-focus.ts';

type Props = FieldProps & {
  readonly size?: FieldSize;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly onBlur?: () => void;
  /** Whether its focus selects all of it, so that typing replaces what stands there. */
  readonly selectsOnFocus?: boolean;
  /** The input, which keeps its own value: a mask or a format decides what stands in it. */
  readonly children: ReactNode;
};

/** Label, frame and note around an input that formats what is typed. */
export function FormattedField({ children, size, start, end, onBlur, selectsOnFocus, ...props }: Props) {
  const selection = useSelectOnFocus();
  return (
    <AriaTextField {...ariaFieldProps(props)} onBlur={onBlur}>
      <FieldFrame {...props}>
        <div className={boxStyle({ size })} {...(selectsOnFocus ? selection : {})}>
          {start && <span className={adornmentStyle}>{start}</span>}
          {children}
          {end && <span className={adornmentStyle}>{end}</span>}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
