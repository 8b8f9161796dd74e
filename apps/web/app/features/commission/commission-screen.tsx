import { finance, type PaymentKind } from '@ayna/contracts/finance';
import { sumLira } from '@ayna/domain/money';
import { fullName } from '@ayna/domain/names';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { MetaDescriptor } from 'react-router';
import { type CommissionStatement, commissionsQuery, payCommissionMutation } from '../../data/commission.ts';
import { formIdempotencyKey } from '../../lib/idempotency-key.ts';
import { optionalParam, useUrlState, wordParam } from '../../lib/use-url-state.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { dayInWords } from '../../parts/moment-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { isMonth } from '../../parts/months.ts';
import { PaymentKindField } from '../../parts/payment-kind-field.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { showFailure } from '../../parts/show-failure.ts';
import { type Member, useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { monthTitle, today } from '../../ui/day-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CommissionHead } from './commission-head.tsx';
import { RulesView } from './rules-view.tsx';
import { StatementView } from './statement-view.tsx';
import { TeamList } from './team-list.tsx';
import { texts, urlWords } from './texts.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

const params = {
  month: optionalParam(urlWords.month, isMonth),
  employee: optionalParam(urlWords.employee),
  view: wordParam(urlWords.view, urlWords.views),
};

/** What the team earns in a month, and by which rules; an employee sees the own statement. */
export default function CommissionScreen() {
  const member = useMember();
  return member ? <Commission key={member.salonCode} member={member} /> : null;
}

function Commission({ member }: { readonly member: Member }) {
  const { salonCode } = member;
  const { values, replace } = useUrlState(params);
  const month = values.month ?? today().slice(0, 7);
  const list = useQuery(commissionsQuery(salonCode, month));
  const isManager = member.mayCall(finance.routes.commissionRules);
  const statements = list.data?.statements ?? [];
  const shown = statements.find(({ employeeCode }) => employeeCode === values.employee) ?? statements[0];
  const isRules = isManager && values.view === 'rules';
  const addressOf = (employeeCode: string): string =>
    `?${new URLSearchParams({
      [urlWords.month]: month,
      [urlWords.employee]: employeeCode,
      ...(isRules ? { [urlWords.view]: urlWords.views.rules } : {}),
    })}`;
  return (
    <>
      <CommissionHead
        isManager={isManager}
        view={isRules ? 'rules' : 'statements'}
        sub={isRules ? texts.rulesSub : subOf(list.data, month)}
        month={month}
        salonCode={salonCode}
        employee={values.employee}
        statement={shown}
        place={shown ? statements.indexOf(shown) + 1 : 0}
        isReady={list.data !== undefined}
        show={(view) => replace({ view })}
      />
      <div
        aria-busy={list.isPlaceholderData}
        className={`grid content-start gap-8 px-6 pt-0.5 pb-7 max-tablet:gap-4 max-tablet:px-4 tablet:min-h-0 tablet:flex-1 tablet:overflow-y-auto ${isManager ? 'grid-cols-lead-68 max-desk:grid-cols-1' : ''}`}
      >
        {list.isLoadingError ? (
          <LoadFailure
            title={texts.failed}
            text={list.error.message}
            retry={texts.retry}
            onRetry={() => void list.refetch()}
          />
        ) : list.isPending ? (
          <SkeletonArea>
            <Skeleton className="h-90 w-full rounded-card" />
          </SkeletonArea>
        ) : shown ? (
          <>
            {isManager && (
              <TeamList statements={statements} chosen={shown.employeeCode} addressOf={addressOf} />
            )}
            {isRules ? (
              <RulesView salonCode={salonCode} employeeCode={shown.employeeCode} />
            ) : (
              <StatementView statement={shown} month={month} salonCode={salonCode} isManager={isManager} />
            )}
          </>
        ) : (
          <EmptyState title={texts.none.title} text={texts.none.text} />
        )}
      </div>
      {isManager && !isRules && shown && <PayBar salonCode={salonCode} month={month} statement={shown} />}
    </>
  );
}

type Month = { readonly closedAt: string | null; readonly statements: readonly CommissionStatement[] };

const subOf = (data: Month | undefined, month: string): string => {
  if (!data) return texts.loading;
  const due = data.statements.map(({ toPay }) => Math.max(0, toPay));
  const left = data.statements.map(({ toPay, paid }) => (paid ? 0 : Math.max(0, toPay)));
  const state = data.closedAt ? texts.closedOn(dayInWords(data.closedAt)) : texts.isOpen;
  const sums = texts.sub(sumText(sumLira(due)), sumText(sumLira(left)));
  return `${monthTitle(`${month}-01`)}, ${state} \u00b7 ${sums}`;
};

type PayProps = {
  readonly salonCode: string;
  readonly month: string;
  readonly statement: CommissionStatement;
};

/** One press writes the Salary expense; pressed again it stays one. */
function PayBar({ salonCode, month, statement }: PayProps) {
  const { mutateAsync, isPending } = useMutation(payCommissionMutation);
  const [keyOf] = useState(formIdempotencyKey);
  const [paymentKind, setPaymentKind] = useState<PaymentKind>('cash');
  const { employeeCode, toPay, paid, isFrozen } = statement;
  const pay = async (): Promise<void> => {
    const body = { salonCode, month, employeeCode, paidDate: today(), paymentKind };
    try {
      await mutateAsync({ body, key: keyOf(body) });
      showToast({ text: texts.pay.done(fullName(statement)) });
    } catch (failure) {
      showFailure(failure);
    }
  };
  if (paid) return <SaveBar note={texts.pay.notePaid(dayAndMonth(paid.day))}>{null}</SaveBar>;
  if (!isFrozen)
    return (
      <SaveBar note={texts.pay.noteOpen}>
        <ButtonLink look="outline" to={`${paths.dayEnd}?gun=${month}-01`}>
          {texts.pay.toDayEnd}
        </ButtonLink>
      </SaveBar>
    );
  return (
    <SaveBar note={texts.pay.note(sumText(toPay))}>
      <PaymentKindField isLabelHidden value={paymentKind} onChange={setPaymentKind} />
      <Button icon={Check} isPending={isPending} isDisabled={toPay <= 0} onPress={() => void pay()}>
        {texts.pay.button(sumText(toPay))}
      </Button>
    </SaveBar>
  );
}
