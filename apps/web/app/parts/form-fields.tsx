import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { textOrNull } from '../lib/text-or-null.ts';
import { PhoneField, type PhoneFieldProps } from '../ui/phone-field.tsx';
import { TextField, type TextFieldProps } from '../ui/text-field.tsx';

// Fields whose text a form holds, with what is wrong about it.

type FieldBinding<Values extends FieldValues> = {
  readonly control: Control<Values>;
  readonly name: FieldPath<Values>;
  /** In this form nothing is null, and not an empty text. */
  readonly isNullable?: boolean | undefined;
  /** What else is to happen as it changes. */
  readonly onChange?: ((text: string) => void) | undefined;
  /** Where it is given, the form's own sentence is not said. */
  readonly error?: string | undefined;
};

const useFieldBinding = <Values extends FieldValues>(binding: FieldBinding<Values>) => {
  const { control, name, isNullable, onChange } = binding;
  const { field, fieldState } = useController({ control, name });
  return {
    ...field,
    value: (field.value as string | null) ?? '',
    onChange: (text: string): void => {
      field.onChange(isNullable ? textOrNull(text) : text);
      onChange?.(text);
    },
    error: 'error' in binding ? binding.error : fieldState.error?.message,
  };
};

type FieldOf<Values extends FieldValues, Props> = FieldBinding<Values> &
  Omit<Props, keyof FieldBinding<Values> | 'value' | 'defaultValue' | 'onBlur' | 'ref'>;

export function FormTextField<Values extends FieldValues>({
  control,
  isNullable,
  ...props
}: FieldOf<Values, TextFieldProps>) {
  return <TextField {...props} {...useFieldBinding({ ...props, control, isNullable })} />;
}

export function FormPhoneField<Values extends FieldValues>({
  control,
  isNullable,
  ...props
}: FieldOf<Values, PhoneFieldProps>) {
  return <PhoneField {...props} {...useFieldBinding({ ...props, control, isNullable })} />;
}
