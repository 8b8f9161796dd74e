import type { ReactNode } from 'react';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { besideStyle, boxStyle, FieldFrame, type FieldProps, type FieldSize, fieldOf } from './field.tsx';

type Props = FieldProps & {
  readonly size?: FieldSize;
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly onBlur?: () => void;
  /** The input, which keeps its own value: a mask or a format decides what stands in it. */
  readonly children: ReactNode;
};

/** Label, frame and note around an input that formats what is typed. */
export function TypedField({ children, size, start, end, onBlur, ...props }: Props) {
  return (
    <AriaTextField {...fieldOf(props)} onBlur={onBlur}>
      <FieldFrame {...props}>
        <div className={boxStyle({ size })}>
          {start && <span className={besideStyle}>{start}</span>}
          {children}
          {end && <span className={besideStyle}>{end}</span>}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
