import { fullName } from '@ayna/domain/names';
import { EmployeePortrait } from '../../parts/employee-portrait.tsx';
import { titleOf } from '../../parts/positions.ts';
import { texts } from './texts.ts';
import type { PersonValues } from './use-add-employee.ts';

type Props = { readonly values: Pick<PersonValues, 'name' | 'lastname' | 'title' | 'position'> };

/** As customers will see it. The portrait is a guess until there is a code to draw it from. */
export function Preview({ values }: Props) {
  const name = fullName(values);
  return (
    <section className="rounded-[16px] p-5 shadow-[0_0_0_1px_var(--line)] dark:bg-raised">
      <h2 className="text-label text-muted">{texts.preview.title}</h2>
      <div className="mt-3.5 flex items-center gap-3.5">
        <EmployeePortrait name={name} seed="new employee" size="xl" />
        <div className="min-w-0">
          <p className={`font-semibold text-title wrap-anywhere ${name ? '' : 'text-muted'}`}>
            {name || texts.preview.nobody}
          </p>
          <p className="text-muted wrap-anywhere">{titleOf(values)}</p>
        </div>
      </div>
      <p className="mt-3.5 text-label text-muted">{texts.preview.photo}</p>
    </section>
  );
}
