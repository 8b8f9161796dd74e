import { Mark } from '../../ui/mark.tsx';
import { texts } from './texts.ts';

/** While the session is restored. */
export function Restoring() {
  return (
    <main className="grid h-dvh place-items-center bg-canvas">
      <div role="status" className="grid justify-items-center gap-4 text-muted">
        <Mark className="h-13.75 w-11" />
        <p>{texts.restoring}</p>
      </div>
    </main>
  );
}
