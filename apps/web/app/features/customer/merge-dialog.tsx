import { fullName } from '@ayna/domain/names';
import { useMutation, useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import {
  type CustomerCard,
  type CustomerMatch,
  customerQuery,
  customerSearchQuery,
  mergeCustomers,
  minSearchLength,
} from '../../data/customers.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { CustomerSummary } from '../../parts/customer-search/customer-summary.tsx';
import { localPhone } from '../../parts/local-phone.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

type UseMergeProps = {
  readonly card: CustomerCard;
  readonly other: CustomerCard | undefined;
  readonly close: () => void;
};

/** Which of the two stays, and making them one. */
const useMerge = ({ card, other, close }: UseMergeProps) => {
  const { mutateAsync } = useMutation(mergeCustomers);
  const navigate = useNavigate();
  const pairFor = (staying: string) => (other && staying === other.code ? [other, card] : [card, other]);
  const form = useContractForm({
    schema: ({ staying }: { readonly staying: string }) => ({ value: pairFor(staying) }),
    saved: { staying: card.code },
    async send([stays, goes]) {
      if (!stays || !goes) throw new Error('merge: no second card is chosen');
      const body = { from: goes.code, version: stays.version, fromVersion: goes.version };
      await mutateAsync({ code: stays.code, body });
      return stays.code;
    },
    onSent(staying) {
      close();
      showToast({ text: texts.mergeForm.done });
      if (staying !== card.code)
        void navigate(generatePath(paths.customer, { code: staying }), { replace: true });
    },
  });
  const [stays, goes] = pairFor(form.values.staying);
  return { form, stays, goes };
};

const words = texts.mergeForm;

type Props = { readonly card: CustomerCard; readonly close: () => void };

/** Two cards of one person: which other one, which of them stays, and what comes of it. */
export function MergeDialog({ card, close }: Props) {
  const [otherCode, choose] = useState<string>();
  const { data: other } = useQuery({ ...customerQuery(otherCode ?? ''), enabled: otherCode !== undefined });
  const merge = useMerge({ card, other, close });
  return (
    <Dialog
      title={words.title}
      width="m"
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      actions={
        otherCode !== undefined && (
          <>
            <Button look="outline" size="lg" onPress={() => choose(undefined)}>
              {words.other}
            </Button>
            <Button
              size="lg"
              isPending={merge.form.isSending}
              isDisabled={!other}
              onPress={() => merge.form.submit()}
            >
              {words.confirm}
            </Button>
          </>
        )
      }
    >
      {otherCode === undefined && <Finder card={card} choose={choose} />}
      {otherCode !== undefined && !other && (
        <SkeletonArea>
          <Skeleton className="h-40 w-full rounded-lg" />
        </SkeletonArea>
      )}
      {other && <MergeChoice card={card} other={other} merge={merge} />}
    </Dialog>
  );
}

type FinderProps = { readonly card: CustomerCard; readonly choose: (code: string) => void };

/** Begins with those of the same name: a second card is mostly theirs. */
function Finder({ card, choose }: FinderProps) {
  const [searched, search] = useState(card.name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const { data, isError } = useQuery(customerSearchQuery(card.salonCode, searched));
  const matches =
    searched.length >= minSearchLength ? data?.filter(({ code }) => code !== card.code) : undefined;
  return (
    <div className="grid gap-3 pb-2">
      <p className="text-ink-2">{words.text}</p>
      <SearchField
        ref={field}
        label={words.search}
        isLabelHidden={false}
        placeholder=""
        maxLength={100}
        searched={searched}
        onSearch={search}
      />
      <p role="status" className={isError || matches?.length === 0 ? 'text-muted' : 'sr-only'}>
        {isError ? words.failed : matches?.length === 0 ? words.none : ''}
      </p>
      <ul aria-label={words.results}>
        {matches?.map((customer) => (
          <MatchRow key={customer.code} customer={customer} typed={searched} choose={choose} />
        ))}
      </ul>
    </div>
  );
}

type RowProps = {
  readonly customer: CustomerMatch;
  readonly typed: string;
  readonly choose: (code: string) => void;
};

function MatchRow({ customer, typed, choose }: RowProps) {
  return (
    <li>
      <button
        type="button"
        onClick={() => choose(customer.code)}
        className="flex min-h-13.5 w-full cursor-pointer items-center gap-3 rounded-input px-2.5 py-2 text-left hover:bg-sunken focus-visible:bg-sunken dark:focus-visible:bg-sir-850 dark:hover:bg-sir-850"
      >
        <CustomerSummary customer={customer} typed={typed} />
      </button>
    </li>
  );
}

type MergeChoiceProps = {
  readonly card: CustomerCard;
  readonly other: CustomerCard;
  readonly merge: ReturnType<typeof useMerge>;
};

const phoneOf = ({ phone }: CustomerCard): string => (phone === null ? texts.noPhone : localPhone(phone));

/** The phones in words: which is seen, and what becomes of the other. */
const phoneLines = (stays: CustomerCard, goes: CustomerCard): readonly string[] => {
  const shown = stays.phone ?? goes.phone;
  if (shown === null) return [];
  const lines = [words.lines.phone(localPhone(shown))];
  const differs = stays.phone !== null && goes.phone !== null && stays.phone !== goes.phone;
  return differs ? [...lines, words.lines.otherPhone(phoneOf(goes))] : lines;
};

function MergeChoice({ card, other, merge }: MergeChoiceProps) {
  const { stays, goes } = merge;
  const lines = [
    words.lines.visits(card.figures.visits + other.figures.visits),
    words.lines.allergies,
    ...(stays && goes ? phoneLines(stays, goes) : []),
    words.lines.note,
  ];
  return (
    <div className="grid gap-4 pb-1">
      <RadioCards
        label={words.stays}
        cards={[card, other].map((each) => ({
          id: each.code,
          label: words.card(fullName(each), each.figures.visits),
          note: phoneOf(each),
        }))}
        value={stays?.code ?? card.code}
        onChange={(staying) => merge.form.set({ staying })}
      />
      <div>
        <p className="font-strong text-label text-ink-2">{words.what}</p>
        <ul className="num mt-1 grid list-disc gap-1 pl-5 text-ink-2">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <p className="flex items-center gap-2.5 rounded-box bg-warning-bg px-3 py-2.25 font-medium text-warning-ink">
        <TriangleAlert size={18} className="flex-none" />
        {words.warning}
      </p>
      <FormFailure message={merge.form.failure} />
    </div>
  );
}
