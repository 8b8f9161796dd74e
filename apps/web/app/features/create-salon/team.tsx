import { UserPlus, X } from 'lucide-react';
import { localPhone } from '../../parts/local-phone.ts';
import { positionNames } from '../../parts/positions/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { defaultPosition, emptyTeammate, type Teammate, type TeammateErrors } from './team-rules.ts';
import { TeammateFields } from './teammate-fields.tsx';
import { texts } from './texts.ts';
import type { DraftStore } from './use-draft.ts';

type Props = {
  readonly store: DraftStore;
  readonly owner: string;
  /** How many may be in the team, the owner included; undefined while that is not known. */
  readonly limit: number | undefined;
  readonly errors: TeammateErrors;
  readonly add: () => void;
};

/** Who works there besides the owner. */
export function Team({ store: { draft, change, read }, owner, limit, errors, add }: Props) {
  const position = positionNames[defaultPosition(draft.type ?? 'HairSalon')];
  const isFull = limit !== undefined && draft.team.length + 1 >= limit;
  const remove = (teammate: Teammate): void => {
    const seat = draft.team.indexOf(teammate);
    change({ team: draft.team.filter((one) => one !== teammate) });
    showToast({
      text: texts.team.removed(teammate.fullName),
      action: {
        label: texts.team.undo,
        onPress: () => change({ team: read().team.toSpliced(seat, 0, teammate) }),
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
        {draft.team.map((teammate) => (
          <Person
            key={teammate.id}
            name={teammate.fullName}
            note={texts.team.teammate(localPhone(teammate.phone), position)}
            remove={() => remove(teammate)}
          />
        ))}
      </ul>
      <div className="mt-3.5">
        {isFull ? (
          <p className="text-label text-muted">{texts.team.full}</p>
        ) : draft.teammate ? (
          <TeammateFields
            value={draft.teammate}
            onChange={(teammate) => change({ teammate })}
            errors={errors}
            add={add}
            cancel={() => change({ teammate: null })}
            round={draft.team.length}
          />
        ) : (
          <Button
            look="outline"
            isWide
            icon={<UserPlus aria-hidden="true" size={17} strokeWidth={1.75} />}
            onPress={() => change({ teammate: emptyTeammate })}
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
