import { UserPlus, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { localPhone } from '../../parts/local-phone.ts';
import { positionNames } from '../../parts/positions.texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import {
  defaultPosition,
  emptyTeammate,
  type Teammate,
  type TeammateErrors,
  type TeammateForm,
} from './team-rules.ts';
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
          <Button look="outline" isWide icon={UserPlus} onPress={() => change({ teammate: emptyTeammate })}>
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
        <b className="block truncate font-strong leading-4.75">{name}</b>
        <span className="num block text-label text-muted">{note}</span>
      </span>
      {remove && <IconButton icon={X} label={texts.team.remove(name)} onPress={remove} />}
    </li>
  );
}

type TeammateFieldsProps = {
  readonly value: TeammateForm;
  readonly onChange: (teammate: TeammateForm) => void;
  readonly errors: TeammateErrors;
  readonly add: () => void;
  readonly cancel: () => void;
  /** Changes when somebody was added: the next one's name is written then. */
  readonly round: number;
};

/** The next one to invite. What is filled in and not added goes with the rest when the salon is opened. */
function TeammateFields({ value, onChange, errors, add, cancel, round }: TeammateFieldsProps) {
  const name = useRef<HTMLInputElement>(null);
  // Not when a draft comes back with the fields open: the page begins at its heading.
  const isFirst = useRef(value.fullName !== '' || round > 0);
  useEffect(() => {
    if (!isFirst.current || round > 0) name.current?.focus();
    isFirst.current = false;
  }, [round]);
  const addByEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Otherwise it would open the salon.
    event.preventDefault();
    add();
  };
  return (
    // The fields hand no keys on, and the form around them is the whole step's.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset className="grid gap-3" onKeyDown={addByEnter}>
      <legend className="sr-only">{texts.team.add}</legend>
      <TextField
        ref={name}
        label={texts.team.fullName}
        autoComplete="off"
        maxLength={160}
        value={value.fullName}
        onChange={(fullName) => onChange({ ...value, fullName })}
        error={errors.fullName}
      />
      <PhoneField
        label={texts.team.phone}
        value={value.phone}
        onChange={(phone) => onChange({ ...value, phone })}
        error={errors.phone}
      />
      <div className="flex gap-2">
        <Button look="soft" onPress={add}>
          {texts.team.confirm}
        </Button>
        <Button look="ghost" onPress={cancel}>
          {texts.team.cancel}
        </Button>
      </div>
    </fieldset>
  );
}
