import { useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { salonMatchesQuery } from '../../data/panel-search.ts';
import { Button } from '../../ui/button.tsx';
import { FilterPopover } from '../../ui/filter-popover.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly salonCode: string | null;
  /** Undefined while it is not known. */
  readonly name: string | undefined;
  readonly choose: (salonCode: string | null) => void;
};

/** Which salon the log is about; there are too many of them for a list. */
export function SalonFilter({ salonCode, name, choose }: Props) {
  return (
    <FilterPopover
      label={texts.salon}
      icon={Store}
      text={salonCode === null ? texts.allSalons : (name ?? texts.oneSalon)}
      clear={salonCode === null ? undefined : { label: texts.clearSalon, onPress: () => choose(null) }}
    >
      {(close) => (
        <SalonChoice
          choose={(code) => {
            choose(code);
            close();
          }}
        />
      )}
    </FilterPopover>
  );
}

/** As many as fit under the field. */
const shownSalons = 6;

function SalonChoice({ choose }: { readonly choose: (salonCode: string) => void }) {
  const [searched, search] = useState('');
  const { data, isError } = useQuery(salonMatchesQuery(searched));
  const salons = data?.items.slice(0, shownSalons) ?? [];
  return (
    <div className="grid w-75 max-w-full gap-2.5 p-3.5">
      <SearchField label={texts.findSalon} maxLength={100} searched={searched} onSearch={search} />
      {searched === '' && <p className="text-label text-muted">{texts.salonHint}</p>}
      {isError && <p className="text-label text-muted">{texts.salonsFailed}</p>}
      {data && salons.length === 0 && <p className="text-label text-muted">{texts.noSalonFound}</p>}
      {salons.length > 0 && (
        <ul aria-label={texts.salonMatches} className="grid gap-1.5">
          {salons.map(({ code, name }) => (
            <li key={code}>
              <Button look="outline" size="sm" isWide onPress={() => choose(code)}>
                <span className="truncate">{name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
