import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';
import type { ProfileForm } from './use-profile-form.ts';

const words = texts.bar;

type Props = { readonly form: ProfileForm };

/**
 * At the foot of the sheet; it sends the form by its id, wherever that stands. On a phone it takes the
 * place of the bottom bar, and only while there is something to save.
 */
export function SaveBar({ form: { id, isDirty, isSaving, reset } }: Props) {
  return (
    <div
      data-save-bar={isDirty}
      className="flex shrink-0 items-center gap-2.5 bg-surface px-6 py-3.5 shadow-[0_-1px_0_var(--line)] max-tablet:data-[save-bar=false]:sr-only max-tablet:px-4 max-tablet:pt-3 max-tablet:pb-[max(18px,env(safe-area-inset-bottom))]"
    >
      <p role="status" className="flex-1 text-muted max-tablet:sr-only">
        {isDirty ? words.dirty : words.clean}
      </p>
      <div className="contents max-tablet:[&>*]:flex-1">
        <Button look="outline" isDisabled={!isDirty || isSaving} onPress={reset}>
          {words.reset}
        </Button>
        <Button type="submit" form={id} isPending={isSaving} isDisabled={!isDirty}>
          {words.save}
        </Button>
      </div>
    </div>
  );
}
