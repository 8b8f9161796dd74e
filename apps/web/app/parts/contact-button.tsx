import { BookUser } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { type Contact, type PickedPerson, pickedPerson } from './contact-button/picked-person.ts';
import { texts } from './contact-button.texts.ts';

/** The Contact Picker API: Chrome on Android has it, and TypeScript does not know it. */
type ContactPicker = {
  readonly select: (
    properties: readonly ('name' | 'tel')[],
    options: { readonly multiple: boolean },
  ) => Promise<readonly Contact[]>;
};

const contactPicker = (): ContactPicker | undefined =>
  (navigator as { readonly contacts?: ContactPicker }).contacts;

type Props = { readonly onPick: (person: PickedPerson) => void };

/** Fills in somebody of the phone's own contacts; nothing where the browser has no picker. */
export function ContactButton({ onPick }: Props) {
  const picker = contactPicker();
  if (!picker?.select) return null;
  const pick = async (): Promise<void> => {
    try {
      const [contact] = await picker.select(['name', 'tel'], { multiple: false });
      // Anyone who closes the picker has changed their mind.
      if (contact) onPick(pickedPerson(contact));
    } catch {
      showToast({ text: texts.failed, tone: 'danger' });
    }
  };
  return (
    <Button look="outline" icon={BookUser} onPress={() => void pick()}>
      {texts.pick}
    </Button>
  );
}
