import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { readonly Icon: LucideIcon; readonly children: ReactNode };

/** One thing that is known of the appointment, with its icon before it. */
export function Fact({ Icon, children }: Props) {
  return (
    <div className="grid grid-cols-[24px_minmax(0,1fr)] gap-3.5 border-line border-b py-4 last:border-b-0">
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="mt-px text-muted" />
      <div>{children}</div>
    </div>
  );
}

export function FactLabel({ children }: { readonly children: ReactNode }) {
  return <div className="text-caption text-muted">{children}</div>;
}

export const factStyle = 'wrap-anywhere font-semibold text-[0.9375rem]/5.25';
