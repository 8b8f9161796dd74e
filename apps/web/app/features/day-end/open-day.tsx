import { Check, Lock } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { DayEndView } from '../../data/day-end.ts';
import { datesText } from '../../parts/day-range.ts';
import { sumText } from '../../parts/money-text.ts';
import { SaveBar } from '../../parts/save-bar.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { CashCount } from './cash-count.tsx';
import { DayHistory } from './day-history.tsx';
import { hasDifference, totalOf } from './model/count.ts';
import { MonthStrip } from './month-strip.tsx';
import { AfterClosing, BlindNote, CashParts, DifferenceCard } from './side-cards.tsx';
import { scrollArea } from './styles.ts';
import { texts } from './texts.ts';
import { TillMirror } from './till-mirror.tsx';
import { type CountForm, useCountForm } from './use-count-form.ts';

type Props = {
  readonly view: DayEndView;
  readonly salonCode: string;
  /** Somebody who sees the books has covered them until the count is done. */
  readonly isCovered: boolean;
  readonly uncover: () => void;
};

const listOf = (day: string): string => `${paths.accounting}?ilk=${day}&son=${day}&kategori=randevu`;

const closeLabel = ({ difference }: CountForm): string => {
  if (!difference) return texts.finish;
  if (!hasDifference(difference)) return texts.close;
  const total = totalOf(difference);
  if (total === 0) return texts.close;
  return (total < 0 ? texts.closeShort : texts.closeOver)(sumText(Math.abs(total)));
};

/** Days before this one moved money too, and nobody has counted them. */
const coversOpenDays = ({ fromDay, day, month }: DayEndView): boolean =>
  month.days.some((one) => one.state === 'open' && one.day >= fromDay && one.day < day);

/** A day whose till is still to be counted. */
export function OpenDay({ view, salonCode, isCovered, uncover }: Props) {
  const count = useCountForm(view, salonCode);
  const { form, counted, books, opening } = count;
  const difference = isCovered ? null : count.difference;
  const shownBooks = isCovered ? null : books;
  const navigate = useNavigate();
  const keepDraft = (): void => {
    showToast({ text: texts.draftKept });
    void navigate(view.isBlind ? paths.profile : paths.accounting);
  };
  return (
    <>
      <form {...form.props} className={scrollArea}>
        <MonthStrip view={view} />
        {coversOpenDays(view) && (
          <p className="num mb-2 text-muted">{texts.covers(datesText(view.fromDay, view.day))}</p>
        )}
        <TillMirror books={shownBooks} counted={counted} difference={difference} />
        <div className="mt-3.5 grid grid-cols-[minmax(0,420px)_minmax(0,1fr)] items-start gap-8 pt-4.5 shadow-above max-wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] max-desk:grid-cols-1 max-desk:gap-5">
          <CashCount count={count} isFirst={view.isFirst} />
          <div className="grid grid-cols-2 items-start gap-3.5 max-wide:grid-cols-1">
            <div data-tour="day-end-difference" className="grid">
              {difference ? <DifferenceCard form={form} difference={difference} /> : <BlindNote />}
            </div>
            <div className="grid gap-3.5">
              {shownBooks && <CashParts view={view} opening={opening} expected={shownBooks.cash} />}
              <AfterClosing count={count} view={view} toList={listOf(view.day)} />
              <DayHistory view={view} />
            </div>
          </div>
        </div>
      </form>
      <SaveBar note={form.failure ?? texts.foot} isWrong={form.failure !== undefined}>
        <Button look="outline" onPress={keepDraft}>
          {texts.draft}
        </Button>
        {isCovered ? (
          <Button icon={Check} onPress={uncover}>
            {texts.finish}
          </Button>
        ) : (
          <Button icon={difference ? Lock : Check} isPending={form.isSending} onPress={() => form.submit()}>
            {closeLabel(count)}
          </Button>
        )}
      </SaveBar>
    </>
  );
}
