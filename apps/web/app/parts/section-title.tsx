import type { ReactNode } from 'react';

type Props = { readonly id: string; readonly children: ReactNode; readonly className?: string };

export function SectionTitle({ id, children, className = '' }: Props) {
  return (
    <h2 id={id} className={`display text-display-l-phone desk:text-display-l ${className}`}>
      {children}
    </h2>
  );
}
