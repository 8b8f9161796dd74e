import './draft-preview.css';
import { clockAt, minuteOfDay } from '@ayna/domain/wall-clock';
import { type CSSProperties, use } from 'react';
import type { Column } from '../model/columns.ts';
import { minutesToPx, type Range } from '../model/scale.ts';
import { texts } from '../texts.ts';
import { DraftPlaceContext } from './booking-context.ts';

type Props = { readonly columns: readonly Column[]; readonly visible: Range };

/** Where the form beside the calendar would write. It lets the pointer through: another place may be pressed. */
export function DraftPreview({ columns, visible }: Props) {
  const draft = use(DraftPlaceContext);
  if (!draft?.time) return null;
  const { date, employeeCode, minutes } = draft;
  const at = columns.findIndex(
    (column) => column.day === date && (column.employeeCode === '' || column.employeeCode === employeeCode),
  );
  const start = minuteOfDay(draft.time);
  if (at === -1 || start < visible.from || start >= visible.to) return null;
  const style = {
    gridColumn: at + 2,
    '--top': `${minutesToPx(start - visible.from)}px`,
    '--height': `${minutesToPx(minutes)}px`,
  } as CSSProperties;
  return (
    <div data-draft="" className="cal-draft num" style={style}>
      <span>{texts.range(draft.time, clockAt(start + minutes))}</span>
      <b>{draft.name || texts.draft}</b>
      {draft.service && <span>{draft.service}</span>}
    </div>
  );
}
