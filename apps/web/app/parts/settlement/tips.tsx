import { fullName } from '@ayna/domain/names';
import { toLira } from '@ayna/domain/settlement';
import { Avatar } from '../../ui/avatar.tsx';
import { priceText, sumText } from '../money-text.ts';
import { AmountInput } from './amount-input.tsx';
import { Fold } from './fold.tsx';
import { type Figures, itemsOf, splitTips } from './model/draft.ts';
import { texts } from './texts.ts';
import type { Till } from './use-till.ts';

const pillStyle =
  'inline-flex h-11 max-w-full items-center gap-2 rounded-full pr-3.5 pl-1.5 shadow-frame-strong has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 tablet:h-9';
const givenStyle = 'bg-accent-soft text-accent-ink shadow-chosen';

/** Each to who did the work. */
export function TipSection({ till, figures }: { readonly till: Till; readonly figures: Figures }) {
  const { view, draft, setDraft } = till;
  const { services } = itemsOf(view, draft);
  const tipOf = (code: string): number => draft.tips[code] ?? 0;
  const given = services.filter(({ appointmentCode }) => tipOf(appointmentCode) > 0);
  const note = given
    .map(({ performer, appointmentCode }) =>
      texts.stripPart(performer?.name ?? texts.service, priceText(toLira(tipOf(appointmentCode)))),
    )
    .join(', ');
  return (
    <Fold
      title={texts.tip}
      note={note || texts.tipNote}
      value={figures.tips > 0 ? texts.plus(sumText(toLira(figures.tips))) : sumText(0)}
    >
      <div className="flex flex-wrap gap-1.5">
        {services.map(({ appointmentCode, performer, serviceName }) => {
          const name = performer ? fullName(performer) : (serviceName ?? texts.service);
          return (
            <span
              key={appointmentCode}
              className={`${pillStyle} ${tipOf(appointmentCode) > 0 ? givenStyle : ''}`}
            >
              <Avatar name={name} seed={performer?.employeeCode ?? name} size="xs" />
              <span className="truncate">{performer?.name ?? name}</span>
              <AmountInput
                label={texts.tipOf(name)}
                value={tipOf(appointmentCode)}
                onChange={(kurus) =>
                  setDraft({ ...draft, tips: { ...draft.tips, [appointmentCode]: kurus } })
                }
                className="font-semibold"
              />
            </span>
          );
        })}
        {services.length > 1 && figures.tips > 0 && (
          <button
            type="button"
            className={`${pillStyle} cursor-pointer pl-3.5`}
            onClick={() => setDraft(splitTips(draft))}
          >
            {texts.split}
          </button>
        )}
      </div>
    </Fold>
  );
}
