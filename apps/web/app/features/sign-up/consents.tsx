import type { ReactNode } from 'react';
import { type Control, Controller } from 'react-hook-form';
import { paths } from '../../paths.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Link } from '../../ui/link.tsx';
import { texts } from './texts.ts';
import type { Kind, SignUpValues } from './use-sign-up.ts';

type Name = 'noticeRead' | 'marketingSms' | 'marketingMail' | 'photos';
type Line = { readonly name: Name; readonly label: ReactNode };

const notice: Line = {
  name: 'noticeRead',
  label: (
    <>
      {/* In a tab of its own: what was typed stays. */}
      <Link look="inline" to={paths.dataNotice} target="_blank" rel="noopener">
        {texts.notice}
      </Link>{' '}
      {texts.noticeRead}
    </>
  ),
};

const lines: Readonly<Record<Kind, readonly Line[]>> = {
  owner: [
    notice,
    { name: 'marketingSms', label: texts.marketingSms },
    { name: 'marketingMail', label: texts.marketingMail },
  ],
  customer: [
    notice,
    { name: 'marketingSms', label: texts.marketingSms },
    { name: 'photos', label: texts.photos },
  ],
};

/** Three records, none ticked beforehand; only that the notice was read is needed. */
export function Consents({ control, kind }: { control: Control<SignUpValues>; kind: Kind }) {
  return (
    <>
      <fieldset className="mt-5 rounded-[16px] bg-sunken px-4 py-1 dark:bg-raised">
        <legend className="sr-only">{texts.consents}</legend>
        {lines[kind].map(({ name, label }) => (
          <div key={name} className="py-0.5 not-last:shadow-[0_1px_0_var(--line)] tablet:py-2.5">
            <Controller
              control={control}
              name={name}
              render={({ field, fieldState }) => (
                <Checkbox {...field} label={label} error={fieldState.error?.message} />
              )}
            />
          </div>
        ))}
      </fieldset>
      <p className="mx-0.5 mt-2 text-[12.5px] text-muted leading-4.5">{texts.consentsNote}</p>
    </>
  );
}
