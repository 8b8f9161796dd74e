import { Segmented } from '../../ui/segmented.tsx';
import { Card } from './card.tsx';
import { percentText } from './format.ts';
import { type Part, sharesOf } from './model/shares.ts';
import { texts } from './texts.ts';

const words = texts.shares;
const maxBars = 6;

/** Each bar has its name and number; the colours only tell them apart. */
const tones = ['bg-v1', 'bg-v2', 'bg-v3', 'bg-v4', 'bg-v5', 'bg-v6'] as const;

type Group = { readonly label: string; readonly parts: readonly Part[] };

type Props<Name extends string> = {
  readonly groups: Readonly<Record<Name, Group>>;
  readonly chosen: Name;
  readonly choose: (name: Name) => void;
  readonly format: (value: number) => string;
};

/** What the numbers of a tab are made of. */
export function SharesCard<Name extends string>({ groups, chosen, choose, format }: Props<Name>) {
  const names = Object.keys(groups) as Name[];
  const group = groups[chosen];
  const shares = sharesOf(group.parts, maxBars, words.rest);
  return (
    <Card
      title={words.title}
      tour="statistics-shares"
      end={
        names.length > 1 && (
          <Segmented
            label={words.label}
            options={names.map((name) => ({ value: name, label: groups[name].label }))}
            value={chosen}
            onChange={choose}
          />
        )
      }
    >
      {shares.length === 0 ? (
        <p className="text-muted">{words.empty}</p>
      ) : (
        <ul aria-label={group.label} className="grid gap-3">
          {shares.map(({ key, name, value, tenths }, index) => (
            <li key={key}>
              <p className="flex items-baseline gap-2">
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <b className="num font-semibold">{format(value)}</b>
                <span className="num w-14 text-right text-muted">{percentText(tenths)}</span>
              </p>
              <div aria-hidden="true" className="mt-1 h-2.5 rounded-full bg-sunken">
                <div
                  className={`h-full rounded-full print:border print:border-ink ${tones[index]}`}
                  style={{ width: `${(value / (shares[0]?.value || 1)) * 100}%` }}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
