import { toLira } from '@ayna/domain/settlement';
import { priceText, sumText } from '../money-text.ts';
import { type Draft, type Figures, kinds } from './model/draft.ts';
import { kindTexts, texts } from './texts.ts';

const colors = { cash: 'bg-v2', card: 'bg-v4', transfer: 'bg-v5' } as const;

type Part = { readonly id: string; readonly name: string; readonly amount: number; readonly color: string };

const partsOf = ({ paid, left }: Figures, { owes }: Draft): readonly Part[] => {
  const parts = kinds.map((kind) => ({
    id: kind as string,
    name: kindTexts[kind].name as string,
    amount: paid[kind],
    color: `glint ${colors[kind]}`,
  }));
  const name = owes ? texts.due : texts.left;
  const open = { id: 'rest', name, amount: Math.max(0, left), color: 'outline-dashed' };
  return [...parts, open].filter(({ amount }) => amount > 0);
};

/** What was taken, to scale. */
export function Strip({ figures, draft }: { readonly figures: Figures; readonly draft: Draft }) {
  const parts = partsOf(figures, draft);
  const words = parts.map(({ name, amount }) => texts.stripPart(name, sumText(toLira(amount)))).join(', ');
  return (
    <div
      role="img"
      aria-label={texts.strip(sumText(toLira(figures.total)), words)}
      className="num flex gap-0.75 px-5 pt-3.5 pb-3 shadow-below tablet:px-6.5 tablet:pt-4 tablet:pb-3.5"
    >
      {parts.map(({ id, name, amount, color }, index) => (
        <span key={id} className="group min-w-0" style={{ flexGrow: amount, flexBasis: 0 }}>
          <span
            className={`block h-4.5 rounded-xs outline-line-strong outline-1 -outline-offset-1 group-first:rounded-l-full group-last:rounded-r-full ${color}`}
          />
          <span
            className={`mt-1.75 block truncate text-caption leading-4 ${index > 0 && index === parts.length - 1 ? 'text-right' : ''}`}
          >
            {name}
            <b className="block truncate font-semibold text-body leading-4.75">{priceText(toLira(amount))}</b>
          </span>
        </span>
      ))}
    </div>
  );
}
