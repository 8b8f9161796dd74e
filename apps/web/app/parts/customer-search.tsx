import { canSeePhones } from '@ayna/domain/permissions';
import { useLayoutEffect, useRef } from 'react';
import { generatePath, useNavigate } from 'react-router';
import type { CustomerMatch } from '../data/customers.ts';
import { paths } from '../paths.ts';
import { Dialog } from '../ui/dialog.tsx';
import { mayBook } from './customer-rights.ts';
import { handleResultKeys } from './customer-search/handle-result-keys.ts';
import { KeysLegend } from './customer-search/keys-legend.tsx';
import { Results } from './customer-search/results.tsx';
import { SearchField } from './customer-search/search-field.tsx';
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

  const go = (to: string): void => {
    onClose();
    void navigate(to);
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
      <SearchField ref={field} typed={searched.typed} onType={searched.setTyped} />
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
