import type { ReactNode } from 'react';
import type { ContractForm } from '../../lib/contract-form.ts';
import { SaveBar } from '../../parts/save-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { texts } from './texts.ts';

type Props<Values extends object> = {
  readonly form: ContractForm<Values>;
  /** What the fields are called, for anyone who is told that another person changed them too. */
  readonly names: Readonly<Record<keyof Values & string, string>>;
  /** Said of so many changes. */
  readonly changes: (count: number) => string;
  /** Said while there are none. */
  readonly clean: string;
  readonly aside: ReactNode;
  readonly children: ReactNode;
};

/** The scroller of a tab, on a desk with something beside the form that follows it. */
export function TabScroller({ children }: { readonly children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-5.5 pb-7 max-tablet:px-4 max-tablet:pt-4.5 max-tablet:pb-6">
      {children}
    </div>
  );
}

export const besideGrid = 'grid items-start gap-10 wide:grid-cols-form-aside';

/** On a phone, where it would only lie below everything, it is left out. */
export function Aside({ children }: { readonly children: ReactNode }) {
  return <aside className="sticky top-2 grid gap-3.5 max-wide:hidden">{children}</aside>;
}

export function FormTab<Values extends object>({
  form,
  names,
  changes,
  clean,
  aside,
  children,
}: Props<Values>) {
  const { changed, conflicting, errors, failure } = form;
  const wrongs = Object.keys(errors).length;
  const note = wrongs > 0 ? texts.problems(wrongs) : changed.length > 0 ? changes(changed.length) : clean;
  const crossing =
    conflicting.length > 0 ? texts.crossed(conflicting.map((key) => names[key]).join(', ')) : undefined;
  return (
    <>
      <TabScroller>
        <div className={besideGrid}>
          <form {...form.props} className="min-w-0">
            {children}
            <FormFailure message={failure} />
            <FormFailure message={crossing} />
          </form>
          <Aside>{aside}</Aside>
        </div>
      </TabScroller>
      <SaveBar note={<span className="num">{note}</span>} isWrong={wrongs > 0} isNeeded={changed.length > 0}>
        <Button look="outline" isDisabled={changed.length === 0 || form.isSending} onPress={form.reset}>
          {texts.giveUp}
        </Button>
        <Button
          type="submit"
          form={form.props.id}
          isPending={form.isSending}
          isDisabled={changed.length === 0}
        >
          {texts.save}
        </Button>
      </SaveBar>
    </>
  );
}
