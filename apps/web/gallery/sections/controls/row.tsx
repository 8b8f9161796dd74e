import type { ReactNode } from 'react';

/** Fields side by side where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-3 gap-y-4 tablet:grid-cols-2 desk:grid-cols-3">{children}</div>;
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="mb-3 flex flex-wrap items-center gap-2.5">{children}</div>;
}

/** What a piece hands on, for anyone who tries it and for the journeys. */
export function Result({ label, value }: { label: string; value: string | number | boolean | null }) {
  return (
    <p className="mt-3 text-caption text-muted">
      {label}: <output aria-label={label}>{String(value)}</output>
    </p>
  );
}
