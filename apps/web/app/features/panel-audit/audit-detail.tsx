import { Copy, Store, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditEntry } from '../../data/audit.ts';
import { copyText } from '../../parts/copy-text.ts';
import { personInPanel, salonInPanel } from '../../parts/panel-links.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { longDay } from '../../ui/day-text.ts';
import { ButtonLink } from '../../ui/link.tsx';
import { SideSheet } from '../../ui/side-sheet.tsx';
import { dayOfEntry, exactClockOf } from './model/entries-by-day.ts';
import {
  authorName,
  type Change,
  changesOf,
  type Names,
  salonName,
  sentenceOf,
} from './model/entry-texts.ts';
import { texts } from './texts.ts';
import { linkTo } from './use-audit-url.ts';

type Props = { readonly entry: AuditEntry; readonly names: Names };

const timeOf = (entry: AuditEntry): string =>
  texts.detailTime(texts.kindNames[entry.kind], `${longDay(dayOfEntry(entry))}, ${exactClockOf(entry)}`);

/** Beside the list, in sight while it scrolls. */
export function DetailAside({ entry, names }: Props) {
  return (
    <aside
      aria-label={texts.detail}
      className="num sticky top-2 mt-5 overflow-hidden rounded-sheet ring-1 ring-line dark:bg-raised"
    >
      <div className="bg-accent-soft px-5 py-4.5">
        <p className="font-strong text-accent-ink text-label">{timeOf(entry)}</p>
        <h2 className="display mt-1 text-balance text-head-22 leading-7">
          {authorName(entry)}, {sentenceOf(entry)}
        </h2>
      </div>
      <div className="grid gap-4 px-5 pt-1 pb-4.5">
        <DetailBody entry={entry} names={names} />
        <div className="flex flex-wrap gap-2">
          <DetailActions entry={entry} />
        </div>
      </div>
    </aside>
  );
}

type SheetProps = {
  /** None where an address names an entry that is not here. */
  readonly entry: AuditEntry | undefined;
  readonly names: Names;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** On a phone, and wherever there is no room beside the list. */
export function DetailSheet({ entry, names, isOpen, onClose }: SheetProps) {
  return (
    <SideSheet
      title={texts.detail}
      isOpen={isOpen}
      isInAddress
      onOpenChange={(open) => open || onClose()}
      actions={entry && <DetailActions entry={entry} />}
    >
      {entry ? (
        <div className="num grid gap-3">
          <div>
            <p className="font-strong text-accent-ink text-label">{timeOf(entry)}</p>
            <h3 className="display mt-1 text-balance text-head-22 leading-7">
              {authorName(entry)}, {sentenceOf(entry)}
            </h3>
          </div>
          <DetailBody entry={entry} names={names} />
        </div>
      ) : (
        <p className="py-6 text-center text-muted">{texts.gone}</p>
      )}
    </SideSheet>
  );
}

function DetailBody({ entry, names }: Props) {
  const { actor, subject, salonCode, reason, address, requestId } = entry;
  const changes = changesOf(entry, names);
  const author = authorName(entry);
  const isOther = subject !== null && subject.code !== actor?.code;
  return (
    <>
      <dl>
        <Fact name={texts.facts.author}>
          <span className="flex items-center gap-2.5">
            <Avatar name={author} seed={actor?.code ?? author} size="xs" />
            {actor?.role ? texts.authorWithRole(author, texts.roles[actor.role]) : author}
          </span>
        </Fact>
        {isOther && <Fact name={texts.facts.about}>{subject.name ?? texts.deletedAccount}</Fact>}
        {salonCode && <Fact name={texts.facts.salon}>{salonName(salonCode, names)}</Fact>}
        <Fact name={texts.facts.reason}>
          {reason ?? <span className="text-muted">{texts.noReason}</span>}
        </Fact>
        {address && <Fact name={texts.facts.address}>{address}</Fact>}
        <Fact name={texts.facts.request}>{requestId}</Fact>
      </dl>
      {changes.length > 0 && <Changes changes={changes} />}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="grid grid-cols-lead-24 gap-3 border-line border-b py-2.25 last:border-b-0">
      <dt className="text-label text-muted">{name}</dt>
      <dd className="wrap-anywhere min-w-0 font-book">{children}</dd>
    </div>
  );
}

const cell = 'px-2.5 py-2 text-left font-normal wrap-anywhere';

function Changes({ changes }: { readonly changes: readonly Change[] }) {
  return (
    <div className="overflow-hidden rounded-lg ring-1 ring-line">
      <table aria-label={texts.changes} className="w-full table-fixed text-label">
        <thead className="bg-sunken text-muted dark:bg-sir-850">
          <tr>
            <th className={cell}>{texts.columns.field}</th>
            <th className={cell}>{texts.columns.before}</th>
            <th className={cell}>{texts.columns.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field} className="border-line border-t">
              <th scope="row" className={cell}>
                {field}
              </th>
              <td className={`${cell} text-muted line-through`}>{before}</td>
              <td className={`${cell} font-strong`}>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DetailActions({ entry }: Pick<Props, 'entry'>) {
  const { code, salonCode, subject } = entry;
  const copy = () =>
    void copyText(
      new URL(`${window.location.pathname}${linkTo(code, dayOfEntry(entry))}`, window.location.href).href,
    );
  return (
    <>
      <Button look="outline" icon={Copy} onPress={copy}>
        {texts.copyLink}
      </Button>
      {salonCode ? (
        <ButtonLink look="outline" icon={Store} to={salonInPanel(salonCode)}>
          {texts.openSalon}
        </ButtonLink>
      ) : (
        subject?.name && (
          <ButtonLink look="outline" icon={UserRound} to={personInPanel(subject.name)}>
            {texts.openPerson}
          </ButtonLink>
        )
      )}
    </>
  );
}
