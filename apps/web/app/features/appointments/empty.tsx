import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { HairAvatar } from '../../ui/pattern/hair-avatar.tsx';
import { texts } from './texts.ts';

const words = texts.empty;
const art = <HairAvatar seed="appointments" tone="auburn" />;

type Props = {
  /** Takes all choices back; undefined where nothing but the days was chosen. */
  readonly clear: (() => void) | undefined;
  readonly mayCreate: boolean;
};

/** No appointments: because of what was chosen, or because there are none. */
export function Empty({ clear, mayCreate }: Props) {
  if (clear)
    return (
      <EmptyState
        title={words.filtered}
        text={words.filteredText}
        art={art}
        action={
          <Button look="outline" onPress={clear}>
            {texts.filters.clear}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      title={words.title}
      text={mayCreate ? words.text : words.readOnly}
      art={art}
      action={
        mayCreate && (
          <ButtonLink look="outline" to={paths.addAppointment}>
            {texts.add}
          </ButtonLink>
        )
      }
    />
  );
}
