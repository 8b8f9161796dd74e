import { texts } from './texts.ts';

/** Beyond this many they are no longer counted at a glance. */
const MAX_OVALS = 12;

type Props = { readonly done: number; readonly left: number };

/** An oval for each: the solved are full. */
export function Progress({ done, left }: Props) {
  const count = done + left;
  return (
    <div className="flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1">
      {count > 0 && count <= MAX_OVALS && (
        <span aria-hidden="true" className="flex gap-1.25">
          {Array.from({ length: count }, (_, index) => (
            <span
              // They differ by their place alone.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              data-done={index < done ? '' : undefined}
              className="h-5 w-4 rounded-oval shadow-control data-done:bg-completed-solid data-done:shadow-none"
            />
          ))}
        </span>
      )}
      <p role="status" className="num font-medium text-label">
        {texts.progress(done, left)}
      </p>
    </div>
  );
}
