import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { readonly Icon: LucideIcon; readonly children: ReactNode };

/** One thing that is known of the appointment, with its icon before it. */
export function Fact({ Icon, children }: Props) {
  return (
    <div className="grid grid-cols-lead-6 gap-3.5 border-line border-b py-4 last:border-b-0">
      <Icon size={20} className="mt-px text-muted" />
      <div>{children}</div>
    </div>
  );
}

export function FactLabel({ children }: { readonly children: ReactNode }) {
  return <div className="text-caption text-muted">{children}</div>;
}

export const factStyle = 'wrap-anywhere font-semibold text-lead-size/5.25';
