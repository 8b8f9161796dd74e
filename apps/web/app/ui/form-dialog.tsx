import type { ComponentProps, FormEvent, ReactNode, Ref } from 'react';
import { Button } from './button.tsx';
import { controlTexts } from './controls.texts.ts';
import { Dialog } from './dialog.tsx';
import { FormFailure } from './form-failure.tsx';

type Form = {
  readonly props: {
    readonly id: string;
    readonly ref: Ref<HTMLFormElement>;
    readonly noValidate: boolean;
    readonly onSubmit: (event: FormEvent) => void;
  };
  readonly isDirty: boolean;
  readonly isSending: boolean;
  readonly failure: string | undefined;
};

type ButtonProps = ComponentProps<typeof Button>;

type Props = Pick<ComponentProps<typeof Dialog>, 'title' | 'width'> & {
  readonly form: Form;
  readonly close: () => void;
  readonly cancel?: string;
  readonly save: string;
  readonly saveLook?: ButtonProps['look'];
  readonly isSaveDisabled?: boolean;
  readonly size?: ButtonProps['size'];
  readonly children: ReactNode;
};

/** A form in a dialog: its fields, what went wrong with it, and the two ways out. With unsaved edits it asks first. */
export function FormDialog({ form, close, title, width = 's', size = 'md', children, ...rest }: Props) {
  const { cancel = controlTexts.cancel, save, saveLook = 'primary' } = rest;
  return (
    <Dialog
      title={title}
      width={width}
      isOpen
      isUnsaved={form.isDirty}
      onOpenChange={(isOpen) => isOpen || close()}
      actions={
        <>
          <Button look="outline" size={size} onPress={close}>
            {cancel}
          </Button>
          <Button
            type="submit"
            form={form.props.id}
            look={saveLook}
            size={size}
            isPending={form.isSending}
            isDisabled={rest.isSaveDisabled ?? false}
          >
            {save}
          </Button>
        </>
      }
    >
      <form {...form.props} className="grid gap-4">
        {children}
        <FormFailure message={form.failure} />
      </form>
    </Dialog>
  );
}
