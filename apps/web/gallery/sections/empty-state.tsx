import { Plus } from 'lucide-react';
import { Button } from '../../app/ui/button.tsx';
import { EmptyState } from '../../app/ui/empty-state.tsx';
import { Pattern } from '../../app/ui/pattern/pattern.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

const { empty } = texts;

function Show() {
  return (
    <EmptyState
      level={3}
      title={empty.title}
      text={empty.text}
      art={<Pattern drawing="strands" seed="empty" ground="#174238" ink="#e2a06f" />}
      action={<Button icon={Plus}>{empty.action}</Button>}
    />
  );
}

export const section: Section = { title: texts.titles.emptyState, Show };
