import type { Employee } from '../../data/employees.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { Avatar, AvatarStack } from '../../ui/avatar.tsx';
import { texts } from './texts.ts';

const maxShown = 4;

export function Performers({ people }: { readonly people: readonly Employee[] }) {
  if (people.length === 0) return <span className="text-label text-muted">{texts.nobody}</span>;
  const shown = people.length > maxShown ? people.slice(0, maxShown - 1) : people;
  const rest = people.length - shown.length;
  return (
    // Without the flash of light: drawn hundreds of times, it is what makes the list heavy.
    <span
      role="img"
      aria-label={texts.performedBy(people.map(employeeName).join(', '))}
      className="flex items-center gap-1.5 [&_.avatar]:after:hidden"
    >
      <AvatarStack>
        {shown.map((person) => (
          <Avatar
            key={person.code}
            size="xs"
            name={employeeName(person)}
            seed={person.code}
            {...(person.imageUrl ? { src: person.imageUrl } : {})}
          />
        ))}
      </AvatarStack>
      {rest > 0 && (
        <span aria-hidden="true" className="num text-label text-muted">
          {texts.more(rest)}
        </span>
      )}
    </span>
  );
}
