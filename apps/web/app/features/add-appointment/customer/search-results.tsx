import { RotateCw, UserPlus, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CustomerMatch } from '../../../data/customers.ts';
import { CustomerSummary } from '../../../parts/customer-search/customer-summary.tsx';
import { type DraftCustomer, parseNewCustomer } from '../model/draft.ts';
import { texts } from '../texts.ts';
import { AvatarPlaceholder } from './avatar-placeholder.tsx';

const words = texts.customer;

type Props = {
  readonly typed: string;
  /** What the answer belongs to: letters behind what is typed. */
  readonly searched: string;
  readonly customers: readonly CustomerMatch[] | undefined;
  /** Where the search failed: asks again. */
  readonly retry: (() => void) | undefined;
  readonly onChoose: (person: DraftCustomer) => void;
};

/** Hangs under the field, over what follows it. */
export function SearchResults({ typed, searched, customers, retry, onChoose }: Props) {
  const person = parseNewCustomer(typed);
  const isPhone = person.kind === 'new' && person.phone !== '';
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what is pressed is in it
    <div
      // A press here must not take the focus from the field: the list would be gone before the press ends.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-13.5 z-20 max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain rounded-lg bg-surface p-1.5 shadow-3 ring-1 ring-line dark:bg-raised"
    >
      <p role="status" className={retry || customers?.length === 0 ? 'px-2.5 py-2 text-muted' : 'sr-only'}>
        {retry ? words.failed : customers?.length === 0 ? words.none : ''}
      </p>
      <ul aria-label={words.results}>
        {customers?.map((card) => (
          <Row key={card.code} onPress={() => onChoose({ kind: 'card', card })}>
            <CustomerSummary customer={card} typed={searched} />
          </Row>
        ))}
      </ul>
      <ul className="-mx-1.5 mt-1.5 border-line border-t px-1.5 pt-1.5">
        {retry ? (
          <Row onPress={retry}>
            <AvatarPlaceholder icon={RotateCw} />
            <Words title={texts.retry} text={words.failedText} />
          </Row>
        ) : (
          <Row onPress={() => onChoose(person)}>
            <AvatarPlaceholder icon={UserPlus} />
            <Words title={isPhone ? words.newPhone(typed) : words.newOf(typed)} text={words.newText} />
          </Row>
        )}
        <Row onPress={() => onChoose({ kind: 'nobody' })}>
          <AvatarPlaceholder icon={UserX} />
          <Words title={words.nobody} text={words.nobodyText} />
        </Row>
      </ul>
    </div>
  );
}

function Row({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <li>
      <button
        type="button"
        data-result
        onClick={onPress}
        className="flex min-h-13.5 w-full cursor-pointer items-center gap-3 rounded-input px-2.5 py-2 text-left hover:bg-sunken focus-visible:bg-sunken dark:focus-visible:bg-sir-850 dark:hover:bg-sir-850"
      >
        {children}
      </button>
    </li>
  );
}

function Words({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <span className="min-w-0">
      <span className="block truncate font-[550]">{title}</span>
      <span className="block truncate text-caption text-muted">{text}</span>
    </span>
  );
}
