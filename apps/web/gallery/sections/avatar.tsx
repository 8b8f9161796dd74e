import { Avatar, AvatarStack } from '../../app/ui/avatar.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
const [owner] = texts.people;

function Show() {
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {texts.people.map((name) => (
          <Avatar key={name} name={name} size="md" />
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {sizes.map((size) => (
          <Avatar key={size} name={owner} size={size} />
        ))}
        <Avatar name={owner} size="xl" shape="oval" />
        <Avatar name={owner} size="lg" shape="square" />
        <Avatar name={owner} size="lg" src="/favicon.svg" />
        <AvatarStack>
          {texts.people.slice(0, 4).map((name) => (
            <Avatar key={name} name={name} />
          ))}
        </AvatarStack>
      </div>
    </div>
  );
}

export const section: Section = { title: texts.titles.avatar, Show };
