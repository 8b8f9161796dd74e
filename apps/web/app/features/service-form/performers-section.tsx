import { type Control, Controller } from 'react-hook-form';
import type { Employee } from '../../data/employees.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { CheckChips } from '../../ui/check-chips.tsx';
import { Section } from './section.tsx';
import { texts } from './texts.ts';
import type { ServiceValues } from './values.ts';

const words = texts.performers;

type Props = { readonly control: Control<ServiceValues>; readonly team: readonly Employee[] };

export function PerformersSection({ control, team }: Props) {
  return (
    <Section title={words.title} text={words.text}>
      {team.length === 0 ? (
        <p className="text-ink-2">{words.noTeam}</p>
      ) : (
        <Controller
          control={control}
          name="performers"
          render={({ field: { value, onChange } }) => (
            <CheckChips
              label={words.title}
              isLabelHidden
              hint={value.length === 0 ? words.nobody : undefined}
              chips={team.map((person) => ({
                id: person.code,
                label: person.isActive ? employeeName(person) : `${employeeName(person)} (${words.inactive})`,
                start: (
                  <span className="-ml-2">
                    <Avatar
                      size="xs"
                      name={employeeName(person)}
                      seed={person.code}
                      {...(person.imageUrl ? { src: person.imageUrl } : {})}
                    />
                  </span>
                ),
              }))}
              value={value}
              onChange={onChange}
            />
          )}
        />
      )}
    </Section>
  );
}
