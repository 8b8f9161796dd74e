import { CircleAlert } from 'lucide-react';

/** What went wrong with all of a form, above its fields. */
export function FormFailure({ text }: { readonly text: string }) {
  return (
    <p
      role="alert"
      className="flex gap-2.5 rounded-lg bg-danger-bg px-3.5 py-3 text-danger-ink ring-1 ring-canceled-line/45"
    >
      <CircleAlert aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px shrink-0" />
      {text}
    </p>
  );
}
