import { fullName } from '@ayna/domain/names';
import { canSeeSpending } from '@ayna/domain/permissions';
import { useMutation, useQuery } from '@tanstack/react-query';
import { UserPlus, UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { generatePath, type MetaDescriptor, useNavigate } from 'react-router';
import {
  type CustomerCounts,
  createCustomer,
  customerCountsQuery,
  customersQuery,
} from '../../data/customers.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { texts as formTexts } from '../../parts/customer-form/texts.ts';
import { CustomerForm } from '../../parts/customer-form.tsx';
import { mayBook, mayEditCustomers, maySeeCustomers } from '../../parts/customer-rights.ts';
import { HelpLink } from '../../parts/help/help-link.tsx';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { type Member, useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { HairAvatar } from '../../ui/pattern/hair-avatar.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CustomerTable } from './customer-table.tsx';
import { Filters } from './filters.tsx';
import { Head } from './head.tsx';
import { texts } from './texts.ts';
import { toCustomersRequest, type UrlState, useCustomersUrl } from './use-url-state.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

/** Everybody the salon knows, found while typing. */
export default function CustomersScreen() {
  const member = useMember();
  if (!member) return null;
  if (maySeeCustomers(member)) return <Customers key={member.salonCode} member={member} />;
  return (
    <NoPermission
      page={texts.title}
      why={texts.noRight.why}
      right={{ name: texts.noRight.right, icon: UsersRound }}
    />
  );
}

const subOf = (counts: CustomerCounts | undefined): string =>
  counts ? texts.sub(counts.all, counts.newThisMonth) : texts.loading;

function Customers({ member }: { readonly member: Member }) {
  const { salonCode } = member;
  const urlState = useCustomersUrl();
  const [isAdding, setAdding] = useState(false);
  const { data: counts } = useQuery(customerCountsQuery(salonCode));
  const list = useQuery(customersQuery(salonCode, toCustomersRequest(urlState)));
  const { data, isPlaceholderData } = list;
  const pageCount = Math.max(1, data?.pageCount ?? 1);
  const isBeyond = data !== undefined && !isPlaceholderData && urlState.page > pageCount;
  useEffect(() => {
    if (isBeyond) urlState.toLastPage(pageCount);
  });
  const mayEdit = mayEditCustomers(member);
  return (
    <>
      <Head
        salonCode={salonCode}
        sub={subOf(counts)}
        mayEdit={mayEdit}
        add={() => setAdding(true)}
        isReady={data !== undefined && counts !== undefined}
      />
      <Filters
        salonCode={salonCode}
        urlState={urlState}
        counts={counts}
        seesSpending={canSeeSpending(member.groups)}
      />
      <div
        aria-busy={isPlaceholderData}
        className="grid gap-3.5 px-6 pt-0.5 pb-6 max-tablet:px-4 tablet:min-h-0 tablet:flex-1 tablet:content-start tablet:overflow-y-auto"
      >
        {list.isLoadingError ? (
          <LoadFailure
            title={texts.failed}
            text={list.error.message}
            retry={texts.retry}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <CustomerTable
            cards={data?.items ?? []}
            mayBook={mayBook(member)}
            isPending={list.isPending || isBeyond}
            empty={
              <NoCustomers
                urlState={urlState}
                isEmpty={counts?.all === 0}
                {...(mayEdit ? { add: () => setAdding(true) } : {})}
              />
            }
          />
        )}
        {data && data.items.length > 0 && pageCount > 1 && (
          <Pager page={urlState.page} pageCount={pageCount} onPage={urlState.toPage} />
        )}
      </div>
      {isAdding && <AddSheet salonCode={salonCode} isOpen close={() => setAdding(false)} />}
    </>
  );
}

const art = <HairAvatar seed="customers" tone="auburn" />;
const words = texts.empty;

type NoCustomersProps = { readonly urlState: UrlState; readonly isEmpty: boolean; readonly add?: () => void };

/** A salon without a card is told what to do; a search that finds nothing is taken back. */
function NoCustomers({ urlState, isEmpty, add }: NoCustomersProps) {
  if (isEmpty)
    return (
      <EmptyState
        title={words.title}
        text={add ? words.text : words.readOnlyText}
        art={art}
        action={
          add && (
            <Button icon={UserPlus} onPress={add}>
              {texts.add}
            </Button>
          )
        }
        more={add && <HelpLink slug="excel-aktarma">{words.howToImport}</HelpLink>}
      />
    );
  const isLapsed = urlState.lapsed !== null;
  return (
    <EmptyState
      title={isLapsed ? words.lapsedTitle : words.foundTitle}
      text={isLapsed ? words.lapsedText : words.foundText}
      action={
        <Button
          look="outline"
          onPress={() => urlState.narrow({ search: '', show: 'all', tag: '', lapsed: null })}
        >
          {isLapsed ? words.showAll : words.clear}
        </Button>
      }
    />
  );
}

type AddSheetProps = { readonly salonCode: string; readonly isOpen: boolean; readonly close: () => void };

/** Somebody new beside the list; from there to the card. */
function AddSheet({ salonCode, isOpen, close }: AddSheetProps) {
  const { mutateAsync } = useMutation(createCustomer);
  const [keyOf] = useState(formIdempotencyKey);
  const navigate = useNavigate();
  return (
    <SideSheet title={formTexts.add} isOpen={isOpen} onOpenChange={(next) => !next && close()}>
      <CustomerForm
        send={async (values) => {
          const body = { salonCode, ...values };
          const card = await mutateAsync({ body, key: keyOf(body) });
          showToast({ text: formTexts.added(fullName(card)) });
          void navigate(generatePath(paths.customer, { code: card.code }));
        }}
      />
    </SideSheet>
  );
}
