import { Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pattern } from '../../../ui/pattern/pattern.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers/texts.ts';

const { empty } = texts;

function Show() {
  return (
    <EmptyState
      level={3}
      title={empty.title}
      text={empty.text}
      art={<Pattern drawing="strands" seed="empty" ground="#174238" ink="#e2a06f" />}
      action={<Button icon={<Plus aria-hidden="true" size={17} strokeWidth={1.75} />}>{empty.action}</Button>}
    />
  );
}

export const section: Section = { title: texts.titles.emptyState, Show };
