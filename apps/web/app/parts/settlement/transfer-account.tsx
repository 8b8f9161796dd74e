import { bankOfIban, ibanGroups } from '@ayna/domain/iban';
import { Copy } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../copy-text.ts';
import { bankNames } from './bank-names.texts.ts';
import { texts } from './texts.ts';

const words = texts.account;

/** Ziraat, 4418: enough to know which account it is. */
export const transferNote = (iban: string): string => {
  const bank = bankNames[bankOfIban(iban)];
  return bank === undefined ? words.endsWith(iban.slice(-4)) : `${bank}, ${iban.slice(-4)}`;
};

type Props = { readonly iban: string | null; readonly maySet: boolean };

/** Where the customer transfers to, to read it out or to send it; who may enter it is told where. */
export function TransferAccount({ iban, maySet }: Props) {
  if (iban === null)
    return maySet ? <p className="px-3 pb-3 text-label text-muted">{words.missing}</p> : null;
  return (
    <div className="grid gap-2 px-3 pb-3">
      <p className="text-label">
        <span className="block text-muted">{words.name}</span>
        <b className="num select-all break-words font-strong">{ibanGroups(iban)}</b>
      </p>
      <span>
        {/* Without the spaces: the fields of banks take 26 signs. */}
        <Button look="outline" size="sm" icon={Copy} onPress={() => void copyText(iban)}>
          {words.copy}
        </Button>
      </span>
    </div>
  );
}
