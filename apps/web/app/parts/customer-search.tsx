import { canSeePhones } from '@ayna/domain/permissions';
import { ArrowBigUp, ArrowDown, ArrowUp, CornerDownLeft } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { generatePath, useNavigate } from 'react-router';
import type { CustomerMatch } from '../data/customers.ts';
import { paths } from '../paths.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Key } from '../ui/key.tsx';
import { entries } from '../ui/overlay/browser-entries.ts';
import { SearchInput } from '../ui/search-field.tsx';
import { mayBook } from './customer-rights.ts';
import { handleResultKeys } from './customer-search/handle-result-keys.ts';
import { Results } from './customer-search/results.tsx';
import { texts } from './customer-search/texts.ts';
import { useCustomerSearch } from './customer-search/use-customer-search.ts';
import { type Member, useMember } from './use-member.ts';

type Props = {
  /** What was typed while the dialog was on its way. */
  readonly start: string;
  readonly onClose: () => void;
};

/** Finds a customer from wherever one is: by name or phone, to the card or to a new appointment. */
export function CustomerSearch({ start, onClose }: Props) {
  const member = useMember();
  return (
    <Dialog isOpen width="m" title={texts.title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {member && <Search member={member} start={start} onClose={onClose} />}
    </Dialog>
  );
}

const cardOf = ({ code }: CustomerMatch): string => generatePath(paths.customer, { code });
const bookingFor = ({ code }: CustomerMatch): string => `${paths.addAppointment}?musteri=${code}`;

function Search({ member, start, onClose }: Props & { readonly member: Member }) {
  const { first, ...searched } = useCustomerSearch(member.salonCode, start);
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isBooking = mayBook(member);
  // With the field, and not a moment after it: a letter that comes between would be nobody's.
  useLayoutEffect(() => field.current?.focus(), []);

  // The page is pushed where the dialog's history entry was: back leads to where the search was opened.
  const go = (to: string): void => {
    entries?.afterClosing(() => void navigate(to));
    onClose();
  };
  const enter = async (isShifted: boolean): Promise<void> => {
    const customer = await first();
    if (customer) go(isShifted && isBooking ? bookingFor(customer) : cardOf(customer));
  };
  return (
    // What bubbles up here comes from the field and from the links below it, which lead away.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
      onKeyDown={(event) => handleResultKeys(event, { field: field.current, enter, go })}
      className="flex min-h-0 flex-col gap-3"
    >
      <SearchInput
        ref={field}
        size="lg"
        label={texts.label}
        placeholder={texts.placeholder}
        maxLength={100}
        value={searched.typed}
        onChange={searched.setTyped}
      />
      <Results
        search={searched}
        cardOf={cardOf}
        bookingFor={isBooking ? bookingFor : undefined}
        seesPhones={canSeePhones(member.groups)}
      />
      <KeysLegend isBooking={isBooking} />
    </div>
  );
}

/** For anyone who has a keyboard before them; screen readers know these keys from elsewhere. */
function KeysLegend({ isBooking }: { readonly isBooking: boolean }) {
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-caption text-muted max-tablet:hidden"
    >
      <Hint
        keys={[
          <ArrowUp key="up" size={12} strokeWidth={2} />,
          <ArrowDown key="down" size={12} strokeWidth={2} />,
        ]}
      >
        {texts.keys.move}
      </Hint>
      <Hint keys={[<CornerDownLeft key="enter" size={12} strokeWidth={2} />]}>{texts.keys.open}</Hint>
      {isBooking && (
        <Hint
          keys={[
            <ArrowBigUp key="shift" size={12} strokeWidth={2} />,
            <CornerDownLeft key="enter" size={12} strokeWidth={2} />,
          ]}
        >
          {texts.keys.book}
        </Hint>
      )}
      <Hint keys={['Esc']}>{texts.keys.close}</Hint>
    </p>
  );
}

type HintProps = { readonly keys: readonly ReactNode[]; readonly children: string };

function Hint({ keys, children }: HintProps) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Key key={index}>{key}</Key>
      ))}
      <span className="ml-0.5">{children}</span>
    </span>
  );
}
