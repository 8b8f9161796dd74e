import { Plus } from 'lucide-react';
import type { CatalogSalonType, ServiceCategory } from '../../data/catalog.ts';
import { newIdempotencyKey } from '../../lib/new-idempotency-key.ts';
import { Button } from '../../ui/button.tsx';
import { type LineErrors, ownLine, type ServiceLine } from './service-lines.ts';
import { ServiceRow } from './service-row.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly categories: CatalogSalonType['categories'];
  readonly lines: readonly ServiceLine[];
  readonly onChange: (lines: readonly ServiceLine[]) => void;
  readonly errors: Readonly<Record<string, LineErrors>>;
};

/** What a salon of the kind offers, by category; what is not offered is unticked, what is missing added. */
export function ServiceList({ categories, lines, onChange, errors }: Props) {
  const change = (changed: ServiceLine): void =>
    onChange(lines.map((line) => (line.id === changed.id ? changed : line)));
  const add = (category: ServiceCategory): void =>
    onChange([...lines, ownLine(newIdempotencyKey(), category)]);
  return (
    <>
      {categories.map(({ category, name }) => {
        const own = lines.filter((line) => line.category === category);
        return (
          <section key={category} aria-label={name}>
            <div className="flex items-center gap-3 pt-4 pb-1">
              <h2 className="flex-1 font-semibold text-title-s">
                {name}{' '}
                <span className="num font-[450] text-muted">
                  {texts.services.picked(own.filter(({ isPicked }) => isPicked).length)}
                </span>
              </h2>
              <Button
                look="ghost"
                aria-label={texts.services.addTo(name)}
                icon={<Plus aria-hidden="true" size={16} strokeWidth={2} />}
                onPress={() => add(category)}
              >
                {texts.services.add}
              </Button>
            </div>
            <ul>
              {own.map((line) => (
                <ServiceRow
                  key={line.id}
                  line={line}
                  change={change}
                  remove={() => onChange(lines.filter(({ id }) => id !== line.id))}
                  errors={errors[line.id] ?? {}}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
