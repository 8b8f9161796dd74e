import type { ReactNode } from 'react';

type Props = { readonly title: string; readonly text: string; readonly children: ReactNode };

/** A setting in words, and what sets it at the right; on a phone below. */
export function SettingRow({ title, text, children }: Props) {
  return (
    <div className="grid items-center gap-x-5 gap-y-2 py-3.25 not-last:shadow-below tablet:grid-cols-fill-auto">
      <div>
        <p className="font-strong max-tablet:text-lead-size">{title}</p>
        <p className="max-w-text text-label text-muted max-tablet:text-body-size/4.75">{text}</p>
      </div>
      {children}
    </div>
  );
}
