import { RefreshCw } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

type Props = {
  readonly title: string;
  /** What the failed call says of itself. */
  readonly text: string;
  readonly retry: string;
  readonly onRetry: () => void;
};

/** In the place of a list that did not come. */
export function LoadFailure({ title, text, retry, onRetry }: Props) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <Button look="outline" icon={RefreshCw} onPress={onRetry}>
          {retry}
        </Button>
      }
    />
  );
}
