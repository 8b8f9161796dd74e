import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useSearch } from './search-area.tsx';
import { texts } from './texts.ts';

/** In the place of cards that the search leaves out, all of them. */
export function NobodyFound() {
  const { clear } = useSearch();
  return (
    <EmptyState
      title={texts.empty.foundTitle}
      text={texts.empty.foundText}
      action={
        <Button look="outline" onPress={clear}>
          {texts.clear}
        </Button>
      }
    />
  );
}
