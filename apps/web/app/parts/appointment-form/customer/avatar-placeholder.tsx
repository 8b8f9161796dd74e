import type { LucideIcon } from 'lucide-react';

/** In the place of an avatar, for somebody who has none. */
export function AvatarPlaceholder({ icon: Icon }: { readonly icon: LucideIcon }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9.5 flex-none place-items-center rounded-full bg-accent-soft text-accent-ink"
    >
      <Icon size={19} />
    </span>
  );
}
