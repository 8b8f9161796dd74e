import { Lock } from 'lucide-react';

/** A mirror with nothing to see in it, hatched like everything that is not available. */
export function ClosedMirror() {
  return (
    <div
      aria-hidden="true"
      className="h-42 w-33 rounded-[50%] p-1.5 shadow-[inset_0_0_0_1.5px_color-mix(in_oklab,var(--line-strong)_55%,transparent)]"
    >
      <div className="grid [background:repeating-linear-gradient(115deg,color-mix(in_oklab,var(--line-strong)_50%,transparent)_0_1.2px,transparent_1.2px_7px),var(--hatch-bg)] size-full place-items-center rounded-[50%] shadow-[inset_0_0_0_1.5px_var(--line)]">
        <span className="grid size-14.5 place-items-center rounded-full bg-surface text-accent shadow-[inset_0_0_0_1px_var(--line)]">
          <Lock size={26} strokeWidth={1.75} />
        </span>
      </div>
    </div>
  );
}
