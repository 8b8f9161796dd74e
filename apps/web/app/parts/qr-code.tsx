import { useMemo } from 'react';
import { encode } from 'uqr';

type Options = {
  /** How much of it may be lost: print gets wet, bent and scratched. */
  readonly isForPrint?: boolean;
};

/** The dark runs of a row, as `M12 3h4v1h-4z`. */
const rowPath = (row: readonly boolean[], y: number): string => {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const length = x + 1 - start;
    path += `M${start} ${y}h${length}v1h-${length}z`;
  }
  return path;
};

/** The code as a drawing of one unit per module, with its quiet border of 4 modules in print. */
export const drawQrCode = (text: string, { isForPrint = false }: Options = {}) => {
  const { data, size } = encode(text, isForPrint ? { border: 4, ecc: 'Q' } : { border: 2 });
  return { size, path: data.map(rowPath).join('') };
};

type Props = Options & { readonly text: string; readonly label: string; readonly className?: string };

/** Dark on white in both themes: apps read it only so. */
export function QrCode({ text, label, className = '', isForPrint = false }: Props) {
  const { size, path } = useMemo(() => drawQrCode(text, { isForPrint }), [text, isForPrint]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`bg-white ${className}`}
    >
      <path d={path} fill="black" />
    </svg>
  );
}
