import type { CommissionPreview, CommissionRule } from '../../data/commission.ts';
import { priceText, sumText } from '../../parts/money-text.ts';
import { monthTitle } from '../../ui/day-text.ts';
import type { useTargets } from './rule-words.ts';
import { shareText, targetId } from './rule-words.ts';
import { texts } from './texts.ts';

const words = texts.rules.preview;

type Work = CommissionPreview['works'][number];
type Targets = ReturnType<typeof useTargets>;

const nameOf = (targets: Targets, { kind, code }: Work): string => {
  const all = texts.rules[kind === 'service' ? 'services' : 'products'];
  const share: CommissionRule['share'] = { kind: 'amount', value: 0 };
  return code === null
    ? all
    : (targets.find(({ id }) => id === targetId({ on: kind, code, share }))?.label ?? texts.rules.gone);
};

const priceOf = ({ amount, discount }: Work): string =>
  discount > 0
    ? words.discounted(sumText(amount + discount), priceText(discount))
    : words.price(sumText(amount));

type Props = { readonly preview: CommissionPreview | undefined; readonly targets: Targets };

/** What the rules as they stand in the form would bring in: of the latest works, and of the month so far. */
export function RulePreview({ preview, targets }: Props) {
  if (!preview) return null;
  const { works, month, commission, commissionNow } = preview;
  return (
    <aside className="self-start rounded-card px-4.5 py-4 shadow-frame">
      <h2 className="font-semibold text-title-s">{words.title}</h2>
      <p className="text-label text-muted">{works.length === 0 ? words.none : words.lead}</p>
      <ul className="num divide-y divide-line">
        {works.map((work, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two works may be equal, and rows keep no state.
          <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 py-2.5">
            <span className="min-w-0">
              <b className="block truncate font-semibold">{nameOf(targets, work)}</b>
              <small className="block text-caption text-muted">{priceOf(work)}</small>
              <small className="block text-caption">{work.rule ? shareText(work.rule) : words.noRule}</small>
            </span>
            <b className="font-semibold">{sumText(work.commission)}</b>
          </li>
        ))}
      </ul>
      <p role="status" className="num border-line border-t pt-3">
        <span className="block text-label">{monthTitle(`${month}-01`)}</span>
        <b className="block font-semibold text-title">{sumText(commission)}</b>
        <small className="block text-caption text-muted">
          {commission === commissionNow ? words.same : words.now(sumText(commissionNow))}
        </small>
      </p>
    </aside>
  );
}
