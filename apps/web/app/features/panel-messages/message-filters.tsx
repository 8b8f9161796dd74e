import { Mail } from 'lucide-react';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { texts, type urlWords } from './texts.ts';

type State = keyof typeof urlWords.states;

export type MessageFilterValues = { readonly search: string; readonly state: State | null };

type Props = {
  readonly values: MessageFilterValues;
  readonly filter: (change: Partial<MessageFilterValues>) => void;
};

/** The contract's. */
const maxSearchLength = 100;

const every = 'all';
const states: readonly State[] = ['unread', 'unanswered', 'answered'];

export function MessageFilters({ values: { search, state }, filter }: Props) {
  return (
    <div role="group" aria-label={texts.filters} className="flex flex-wrap items-center gap-2">
      <div className="w-90 max-tablet:w-full">
        <SearchField
          label={texts.search}
          placeholder={texts.searchHint}
          maxLength={maxSearchLength}
          searched={search}
          onSearch={(text) => filter({ search: text })}
        />
      </div>
      <FilterSelect
        label={texts.state}
        icon={Mail}
        options={([every, ...states] as const).map((id) => ({ id, label: texts.states[id] }))}
        value={state ?? every}
        onChange={(id) => filter({ state: states.find((one) => one === id) ?? null })}
      />
    </div>
  );
}
