import { toLira } from '@ayna/domain/settlement';
import { Hourglass } from 'lucide-react';
import { dayAndWeekday, today } from '../../ui/day-text.ts';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Switch } from '../../ui/switch.tsx';
import { sumText } from '../money-text.ts';
import type { DueTerm, Figures } from './model/draft.ts';
import { dueDay } from './model/due-day.ts';
import { termTexts, texts } from './texts.ts';
import type { Till } from './use-till.ts';

const terms = Object.entries(termTexts).map(([id, label]) => ({ id, label }));

/** Nothing becomes a debt by itself: it is switched on, and takes what is left. */
export function DueCard({ till, figures }: { readonly till: Till; readonly figures: Figures }) {
  const { draft, setDraft } = till;
  const left = Math.max(0, figures.left);
  const owes = draft.owes && left > 0;
  return (
    <div className="mt-2.5 rounded-card border-[1.5px] border-line-strong border-dashed py-3 pr-4 pl-3">
      <div className="flex items-center gap-3">
        <span className="grid size-9.5 flex-none place-items-center rounded-input bg-pending-bg text-pending-ink">
          <Hourglass size={19} />
        </span>
        <span className="min-w-0 flex-1">
          <Switch
            label={texts.owe}
            hint={left === 0 ? texts.nothingLeft : texts.owedBy(dayAndWeekday(dueDay(draft.term, today())))}
            value={owes}
            isDisabled={left === 0}
            onChange={(isOn) => setDraft({ ...draft, owes: isOn })}
          />
        </span>
        <span className={`num ${owes ? 'font-semibold text-head-20' : 'text-muted text-title'}`}>
          {sumText(toLira(left))}
        </span>
      </div>
      {owes && (
        <div className="mt-2.5 tablet:ml-12.5">
          <RadioCards
            label={texts.term}
            isLabelHidden
            look="chip"
            cards={terms}
            value={draft.term}
            onChange={(term) => setDraft({ ...draft, term: term as DueTerm })}
          />
        </div>
      )}
    </div>
  );
}
