import { foldText } from '@ayna/contracts/core/search-text';

// The most common guesses, without those below the contract's minimum length.
const common = new Set(
  `12345678 123456789 1234567890 0123456789 987654321 9876543210 11111111 00000000 12341234 11223344 12344321
   87654321 password password1 password123 passw0rd qwertyui qwerty123 qwertyuiop 1q2w3e4r 1q2w3e4r5t asdfghjk
   asdfghjkl zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh iloveyou sunshine princess football baseball welcome1
   admin123 adminadmin letmein1 sifre123 sifre1234 sifre12345 sifresifre parola123 parola1234 parolaparola
   galatasaray galatasaray1905 fenerbahce fenerbahce1907 besiktas besiktas1903 trabzonspor trabzon61 istanbul
   istanbul34 ankara06 izmir3535 turkiye1 turkiye1923 ataturk1881 ataturk1923 mustafakemal seniseviyorum
   canimbenim askimbenim kuafor123 guzellik salon123 ayna1234 randevu123`.split(/\s+/),
);

type PersonalDetails = { readonly name: string; readonly lastname: string; readonly phone: string };

const lettersOf = (text: string): string => foldText(text).replaceAll(/[^a-z0-9]/g, '');

/** Whether a stranger, or an acquaintance of the person, would try this password among the first. */
export const isGuessable = (password: string, { name, lastname, phone }: PersonalDetails): boolean => {
  const plain = lettersOf(password);
  if (common.has(foldText(password)) || /^(.)\1*$/u.test(password)) return true;
  if (plain.includes(phone.slice(-7))) return true;
  const rest = [name, lastname]
    .map(lettersOf)
    .filter((word) => word.length >= 3)
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ''), plain);
  // A name followed by a year or a few digits is as weak as the name.
  return rest !== plain && rest.replaceAll(/\d/g, '').length < 3 && rest.length < 6;
};
