import { UserPlus, X } from 'lucide-react';
import { localPhone } from '../../parts/local-phone.ts';
import { positionNames } from '../../parts/positions/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { MateFields } from './mate-fields.tsx';
import { type Mate, type MateErrors, noMate, usualPosition } from './team-rules.ts';
import { texts } from './texts.ts';
import type { DraftDesk } from './use-draft.ts';

type Props = {
  readonly desk: DraftDesk;
  readonly owner: string;
  /** How many may be in the team, the owner included; undefined while that is not known. */
  readonly limit: number | undefined;
  readonly errors: MateErrors;
  readonly add: () => void;
};

/** Who works there besides the owner. */
export function Team({ desk: { draft, change, read }, owner, limit, errors, add }: Props) {
  const position = positionNames[usualPosition(draft.type ?? 'HairSalon')];
  const isFull = limit !== undefined && draft.team.length + 1 >= limit;
  const remove = (mate: Mate): void => {
    const place = draft.team.indexOf(mate);
    change({ team: draft.team.filter((one) => one !== mate) });
    showToast({
      text: texts.team.removed(mate.fullName),
      action: {
        label: texts.team.undo,
        onPress: () => change({ team: read().team.toSpliced(place, 0, mate) }),
      },
    });
  };
  return (
    <section aria-labelledby="team-title">
      <h2 id="team-title" className="font-semibold text-title-s">
        {texts.team.title}
      </h2>
      <p className="mt-0.5 mb-1.5 text-muted">{texts.team.lead}</p>
      <ul>
        <Person name={owner} note={texts.team.you} />
        {draft.team.map((mate) => (
          <Person
            key={mate.id}
            name={mate.fullName}
            note={texts.team.mate(localPhone(mate.phone), position)}
            remove={() => remove(mate)}
          />
        ))}
      </ul>
      <div className="mt-3.5">
        {isFull ? (
          <p className="text-label text-muted">{texts.team.full}</p>
        ) : draft.mate ? (
          <MateFields
            value={draft.mate}
            onChange={(mate) => change({ mate })}
            errors={errors}
            add={add}
            cancel={() => change({ mate: null })}
            round={draft.team.length}
          />
        ) : (
          <Button
            look="outline"
            isWide
            icon={<UserPlus aria-hidden="true" size={17} strokeWidth={1.75} />}
            onPress={() => change({ mate: noMate })}
          >
            {texts.team.add}
          </Button>
        )}
      </div>
    </section>
  );
}

type PersonProps = { readonly name: string; readonly note: string; readonly remove?: () => void };

function Person({ name, note, remove }: PersonProps) {
  return (
    <li className="flex items-center gap-3 border-line border-b py-3">
      <Avatar name={name} size="md" />
      <span className="min-w-0 flex-1">
        <b className="block truncate font-[550] leading-[19px]">{name}</b>
        <span className="num block text-label text-muted">{note}</span>
      </span>
      {remove && (
        <IconButton label={texts.team.remove(name)} onPress={remove}>
          <X aria-hidden="true" size={17} strokeWidth={1.75} />
        </IconButton>
      )}
    </li>
  );
}
