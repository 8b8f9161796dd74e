import { CircleAlert } from 'lucide-react';

/** Why a move was refused, said to a screen reader as soon as it is. */
export function RowRefusal({ text }: { readonly text: string | undefined }) {
  return (
    <div role="alert" className="col-span-full empty:hidden">
      {text && (
        <p className="flex items-center gap-1.75 font-medium text-danger-ink text-label">
          <CircleAlert size={15} strokeWidth={1.9} className="flex-none" />
          {text}
        </p>
      )}
    </div>
  );
}
