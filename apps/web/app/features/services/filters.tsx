import { memo, useState } from 'react';
import type { ServiceCategory } from '../../data/catalog.ts';
import { SearchInput } from '../../ui/search-field.tsx';
import type { Group, ServiceFilter } from './search.ts';
import { texts } from './texts.ts';

type Props = {
  readonly groups: readonly Group[];
  readonly nameOf: (category: ServiceCategory) => string;
  readonly count: number;
  /** To begin with; from then on the pieces keep their own, so that they answer before the list does. */
  readonly start: ServiceFilter;
  readonly onFilter: (change: Partial<ServiceFilter>) => void;
};

export const Filters = memo(function Filters({ groups, nameOf, count, start, onFilter }: Props) {
  return (
    <div
      data-tour="service-search"
      className="flex shrink-0 items-center gap-2.5 px-6 pb-3.5 max-tablet:flex-wrap max-tablet:px-4 max-tablet:pt-0.5 max-tablet:pb-3"
    >
      <div className="w-70 shrink-0 max-tablet:w-full max-desk:tablet:w-52">
        <SearchField start={start.typed} onType={(typed) => onFilter({ typed })} />
      </div>
      <Chips
        groups={groups}
        nameOf={nameOf}
        count={count}
        start={start.category}
        onChoose={(category) => onFilter({ category })}
      />
      <Legend />
    </div>
  );
});

type SearchProps = { readonly start: string; readonly onType: (typed: string) => void };

function SearchField({ start, onType }: SearchProps) {
  const [typed, setTyped] = useState(start);
  return (
    <SearchInput
      label={texts.search}
      maxLength={80}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onType(text);
      }}
    />
  );
}

type ChipsProps = Pick<Props, 'groups' | 'nameOf' | 'count'> & {
  readonly start: string;
  readonly onChoose: (category: string) => void;
};

function Chips({ groups, nameOf, count, start, onChoose }: ChipsProps) {
  const [chosen, setChosen] = useState(start);
  const chip = (id: string, name: string, many: number) => (
    <button
      key={id}
      type="button"
      aria-pressed={chosen === id}
      className={chipStyle}
      onClick={() => {
        const next = chosen === id ? '' : id;
        setChosen(next);
        onChoose(next);
      }}
    >
      {name}
      <span className="num font-book text-muted group-aria-pressed:text-current group-aria-pressed:opacity-80">
        {many}
      </span>
    </button>
  );
  return (
    <div
      role="group"
      aria-label={texts.categories}
      className="flex min-w-0 gap-1.5 overflow-x-auto p-0.75 scrollbar-none max-tablet:-mx-4 max-tablet:w-[calc(100%+2rem)] max-tablet:px-4"
    >
      {chip('', texts.all, count)}
      {groups.map(({ category: id, services }) => chip(id, nameOf(id), services.length))}
    </div>
  );
}

const chipStyle = [
  'group inline-flex h-11 shrink-0 cursor-pointer items-center gap-1.75 whitespace-nowrap rounded-full px-3.25 font-medium text-ink-2',
  'shadow-frame aria-pressed:bg-ink aria-pressed:text-surface aria-pressed:shadow-none',
  'max-tablet:text-lead-size tablet:h-9',
].join(' ');

function Legend() {
  return (
    <p
      aria-hidden="true"
      className="ml-auto flex shrink-0 items-center gap-4 text-label text-muted max-wide:hidden"
    >
      <span className="inline-flex items-center gap-1.75">
        <span className="h-2 w-4.5 rounded-bar bg-v2" />
        {texts.work}
      </span>
      <span className="inline-flex items-center gap-1.75">
        <span className="h-2 w-4.5 rounded-bar shadow-mirror" />
        {texts.wait}
      </span>
    </p>
  );
}
