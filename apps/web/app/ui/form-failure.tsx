import { CircleAlert } from 'lucide-react';

/** What went wrong with a form as a whole, said at once and above its button. */
export function FormFailure({ message }: { readonly message: string | undefined }) {
  if (!message) return null;
  return (
    <p
      role="alert"
      className="mt-4 flex items-start gap-2.5 rounded-lg bg-danger-bg px-3.5 py-3 font-medium text-danger-ink text-label"
    >
      <CircleAlert className="mt-px shrink-0" strokeWidth={2} />
      {message}
    </p>
  );
}
