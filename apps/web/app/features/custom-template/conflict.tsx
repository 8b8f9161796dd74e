import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import type { DesignDraft } from '../../data/page-design.ts';
import { momentOf } from '../../parts/moment-text.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';
import type { DesignEditor } from './use-design-editor.ts';

const words = texts.conflict;

type Props = { readonly editor: DesignEditor; readonly loaded: DesignDraft };

/** Two people edited the page: nothing is saved until one of them has chosen whose draft goes on. */
export function Conflict({ editor, loaded }: Props) {
  const [isPending, setPending] = useState(false);
  const settle = async (work: () => Promise<void>): Promise<void> => {
    setPending(true);
    await work().catch(showFailure);
    setPending(false);
  };
  const take = async (): Promise<void> => {
    await editor.takeTheirs();
    showToast({ text: words.taken, action: { label: texts.undo, onPress: editor.undo } });
  };
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 bg-warning-bg px-5 py-3 text-warning-ink max-tablet:px-4"
    >
      <UsersRound size={18} className="flex-none" />
      <p className="min-w-0 flex-1 basis-60">
        <b className="font-strong">{words.title}</b>{' '}
        {loaded.draft ? words.by(loaded.draft.savedBy, momentOf(loaded.draft.savedAt)) : words.published}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button look="outline" size="sm" isDisabled={isPending} onPress={() => void settle(take)}>
          {words.take}
        </Button>
        <Button look="outline" size="sm" isDisabled={isPending} onPress={() => void settle(editor.keepMine)}>
          {words.keep}
        </Button>
      </span>
    </div>
  );
}
