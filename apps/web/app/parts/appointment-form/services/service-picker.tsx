import { useEffect, useRef, useState } from 'react';
import type { Service } from '../../../data/services.ts';
import { Button } from '../../../ui/button.tsx';
import { foldedIncludes, splitAtMatch } from '../../../ui/fold.ts';
import { SearchInput } from '../../../ui/search-field.tsx';
import { handleResultKeys } from '../../customer-search/handle-result-keys.ts';
import { priceText } from '../../money-text.ts';
import { texts } from '../texts.ts';

const words = texts.services;

/** A list within the page must not scroll by itself: a finger that scrolls the page would be caught in it. */
const MAX_SHOWN = 16;
const FIRST_SHOWN = 12;

type Props = {
  readonly services: readonly Service[];
  readonly error: string | undefined;
  readonly onChoose: (service: Service) => void;
  /** Where something is chosen already, it can be left as it is. */
  readonly onClose: (() => void) | undefined;
};

/** All in sight at once: anyone who knows the list presses, anyone who does not types. */
export function ServicePicker({ services, error, onChoose, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [isAll, setAll] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isAdded = useRef(onClose !== undefined);
  useEffect(() => {
    if (isAdded.current) field.current?.focus({ preventScroll: true });
  }, []);
  const matches = services.filter(({ name }) => foldedIncludes(name, typed.trim()));
  const shown = isAll || matches.length <= MAX_SHOWN ? matches : matches.slice(0, FIRST_SHOWN);
  const enter = async (): Promise<void> => {
    const [first] = matches;
    if (typed.trim() === '') onClose?.();
    else if (first) onChoose(first);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble up from the field and the list
    <div
      data-wrong={Boolean(error)}
      className="mt-2.5 grid grid-cols-1 gap-2"
      onKeyDown={(event) => handleResultKeys(event, { field: field.current, enter, go: () => undefined })}
    >
      <div className="flex items-start gap-2">
        <div className="flex-1">
          <SearchInput
            ref={field}
            label={words.label}
            placeholder={words.placeholder}
            maxLength={80}
            value={typed}
            onChange={setTyped}
            error={error}
          />
        </div>
        {onClose && (
          <Button look="ghost" onPress={onClose}>
            {words.close}
          </Button>
        )}
      </div>
      <ul aria-label={words.list} className="grid grid-cols-1 gap-2 tablet:grid-cols-2 sheet:grid-cols-1">
        {shown.map((service) => (
          <Row key={service.code} service={service} typed={typed} onPress={() => onChoose(service)} />
        ))}
      </ul>
      {shown.length < matches.length && (
        <Button look="ghost" isWide onPress={() => setAll(true)}>
          {words.more(matches.length - shown.length)}
        </Button>
      )}
      {matches.length === 0 && <p className="text-muted">{words.none(typed.trim())}</p>}
    </div>
  );
}

type RowProps = { readonly service: Service; readonly typed: string; readonly onPress: () => void };

function Row({ service, typed, onPress }: RowProps) {
  const [before, match, after] = splitAtMatch(service.name, typed);
  return (
    <li>
      <button
        type="button"
        data-result
        onClick={onPress}
        className="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-box px-3 py-1.5 text-left shadow-frame hover:bg-sunken focus-visible:bg-sunken tablet:min-h-11 dark:focus-visible:bg-sir-850 dark:hover:bg-sir-850"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-strong">
            {before}
            {match && <mark className="bg-transparent text-accent-ink">{match}</mark>}
            {after}
          </span>
          <span className="num block text-caption text-muted">{texts.length(service.duration)}</span>
        </span>
        <span className="num text-ink-2">{priceText(service.price)}</span>
      </button>
    </li>
  );
}
