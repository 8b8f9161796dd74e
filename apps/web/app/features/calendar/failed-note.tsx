import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

/** An empty calendar after a failure must not look like a free day. */
export function FailedNote({ retry }: { readonly retry: () => void }) {
  return (
    <div className="mx-6 mb-3 flex shrink-0 items-center gap-3 rounded-lg bg-danger-bg px-4 py-2 text-danger-ink max-tablet:mx-4">
      <TriangleAlert aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
      <p className="min-w-0 flex-1">{texts.failed}</p>
      <Button look="outline" size="sm" onPress={retry}>
        {texts.retry}
      </Button>
    </div>
  );
}
