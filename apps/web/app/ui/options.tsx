import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { splitAtMatch } from './fold.ts';

export type Option = {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly start?: ReactNode;
  readonly isDisabled?: boolean;
};

const listStyle = 'max-h-inherit overflow-y-auto overscroll-contain p-1.5 outline-hidden';

const itemStyle = [
  'group flex min-h-11 cursor-pointer items-center gap-3 rounded-input px-2.5 py-1.5 outline-hidden tablet:min-h-9.5',
  'text-title-s tablet:text-body data-focused:bg-sunken dark:data-focused:bg-sir-850',
  'data-selected:font-strong data-disabled:cursor-default data-disabled:text-muted',
  'data-disabled:hatched forced-colors:data-focused:outline-2',
].join(' ');

export type ItemPress = Parameters<NonNullable<ComponentProps<typeof ListBoxItem>['onPressStart']>>[0];

/** How wide the box at the end of an option is to a finger. */
export const BOX_PX = 52;

type Props = {
  readonly options?: readonly Option[];
  /** What was typed, to be shown where it was found. */
  readonly typed?: string;
  readonly emptyText?: string;
  /** Of a list from which several may be chosen: each has a box at its end. */
  readonly onPressStart?: (press: ItemPress) => void;
};

/** The list of a select or a combobox; in a combobox it takes the options that are left from there. */
export function Options({ options, typed = '', emptyText, onPressStart }: Props) {
  return (
    <ListBox
      items={options}
      dependencies={[typed]}
      className={listStyle}
      renderEmptyState={() => <p className="px-2.5 py-3 text-muted">{emptyText}</p>}
    >
      {(option: Option) => (
        <ListBoxItem
          textValue={option.label}
          isDisabled={option.isDisabled}
          className={itemStyle}
          {...(onPressStart && { onPressStart })}
        >
          {option.start}
          <span className="min-w-0 flex-1">
            <span className="block truncate">
              <HighlightedMatch label={option.label} typed={typed} />
            </span>
            {option.note && (
              <span className="block truncate font-body text-caption text-muted">{option.note}</span>
            )}
          </span>
          {onPressStart ? (
            <span className={boxStyle}>
              <Check className="invisible group-data-selected:visible" size={14} strokeWidth={2.6} />
            </span>
          ) : (
            <Check
              className="invisible shrink-0 text-accent group-data-selected:visible"
              size={16}
              strokeWidth={2.2}
            />
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}

const boxStyle = [
  'grid size-5 shrink-0 place-items-center rounded-badge bg-surface text-on-accent shadow-control',
  'group-data-selected:bg-accent group-data-selected:shadow-none dark:bg-sunken forced-colors:border',
].join(' ');

function HighlightedMatch({ label, typed }: { label: string; typed: string }) {
  const [before, match, after] = splitAtMatch(label, typed);
  if (match === '') return label;
  return (
    <>
      {before}
      <mark className="bg-transparent font-heavy text-accent">{match}</mark>
      {after}
    </>
  );
}
