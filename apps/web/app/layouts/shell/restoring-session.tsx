import { BrandMark } from '../../ui/brand-mark.tsx';
import { texts } from './texts.ts';

/** While the session is restored; without a network it waits for one. */
export function RestoringSession({ isOffline = false }: { readonly isOffline?: boolean }) {
  return (
    <main className="grid h-dvh place-items-center bg-canvas px-5 text-center">
      <div role="status" className="grid justify-items-center gap-4 text-muted">
        <BrandMark className="h-13.75 w-11" />
        <p>{isOffline ? texts.offline : texts.restoring}</p>
      </div>
    </main>
  );
}
