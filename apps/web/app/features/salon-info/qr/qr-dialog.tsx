import { Copy, Download, FileDown, Link2, Printer, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Salon } from '../../../data/salon.ts';
import { loadChunk } from '../../../lib/load-chunk.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { copyText } from '../../../parts/copy-text.ts';
import { DownloadButton } from '../../../parts/download-button.tsx';
import { drawQrCode, QrCode } from '../../../parts/qr-code.tsx';
import { shortSalonUrl } from '../../../parts/salon-page-url.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type QrKind, qrKinds } from './kinds.ts';
import { type Design, readableUrl } from './paper.ts';
import { PrintSheet, Sticker, TentFace } from './print-sheet.tsx';
import { texts } from './texts.ts';

/** The page's own color first, then what goes with every salon: ink, damson, mirror. */
const groundsOf = (accent: string | undefined): readonly string[] => [
  accent ?? '#174238',
  '#162120',
  '#882e55',
  '#f2f7f7',
];

const kindNames = Object.keys(qrKinds) as QrKind[];
const SENTENCE_LENGTH = 60;

type Props = {
  readonly salon: Salon;
  readonly accent: string | undefined;
  readonly kind: QrKind;
  readonly setKind: (kind: QrKind) => void;
  readonly close: () => void;
};

const saveSvg = (salon: Salon): void => {
  const { size, path } = drawQrCode(shortSalonUrl(salon.path), { isForPrint: true });
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`,
  ];
  saveFile(texts.fileName(salon.path, 'svg'), svg.join(''), 'image/svg+xml');
};

/** The salon's address for paper: chosen, seen, printed. */
export function QrDialog({ salon, accent, kind, setKind, close }: Props) {
  const [sentences, setSentences] = useState<{ tent: string; sticker: string }>({ ...texts.sentences });
  const grounds = groundsOf(accent);
  const [chosen, setChosen] = useState(0);
  const sentence = kind === 'code' ? '' : sentences[kind];
  const design = { salon, sentence, ground: grounds[chosen] ?? '' };
  const makePdf = async () => {
    const { qrFile } = await loadChunk(() => import('./qr-file.ts'));
    return qrFile(kind, design);
  };
  return (
    <Dialog
      title={texts.title}
      lead={<p className="text-muted">{texts.sub}</p>}
      width="l"
      isOpen
      isInAddress
      onOpenChange={(isOpen) => isOpen || close()}
      actions={
        <>
          <Button look="outline" icon={Download} onPress={() => saveSvg(salon)}>
            {texts.svg}
          </Button>
          {/* A phone hands the PDF over; it has no room for all three. */}
          <span className="contents max-tablet:hidden">
            <Button look="outline" icon={Printer} onPress={() => window.print()}>
              {texts.print}
            </Button>
          </span>
          <DownloadButton
            icon={FileDown}
            kind="pdf"
            fileName={texts.fileName(salon.path, qrKinds[kind])}
            makeFile={makePdf}
            done={texts.pdfDone}
          >
            {texts.pdf}
          </DownloadButton>
        </>
      }
    >
      <div className="grid grid-cols-1 shadow-above tablet:grid-cols-[minmax(0,320px)_minmax(0,1fr)]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-4 p-5 max-tablet:order-1 tablet:px-6">
          <Kinds kind={kind} setKind={setKind} />
          {kind !== 'code' && (
            <>
              <TextField
                label={texts.sentence}
                value={sentence}
                maxLength={SENTENCE_LENGTH}
                onChange={(text) => setSentences({ ...sentences, [kind]: text })}
              />
              <Grounds grounds={grounds} chosen={chosen} choose={setChosen} />
            </>
          )}
          <p className="flex gap-2 text-label text-muted">
            <ShieldCheck size={17} className="flex-none" />
            {texts.safe}
          </p>
          <Address salon={salon} />
        </div>
        <Preview {...design} kind={kind} />
      </div>
      {createPortal(
        <div className="print-root">
          <PrintSheet {...design} kind={kind} />
        </div>,
        document.body,
      )}
    </Dialog>
  );
}

function Kinds({ kind, setKind }: Pick<Props, 'kind' | 'setKind'>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{texts.kindLabel}</legend>
      {kindNames.map((id) => (
        <label
          key={id}
          className="relative block cursor-pointer rounded-box px-3.5 py-2.5 shadow-frame has-checked:bg-accent-soft has-checked:shadow-chosen-2"
        >
          <input
            type="radio"
            name="qr-kind"
            checked={kind === id}
            onChange={() => setKind(id)}
            aria-label={texts.kinds[id].name}
            className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-box"
          />
          <b className="block font-semibold">{texts.kinds[id].name}</b>
          <span className="block text-label text-muted">{texts.kinds[id].note}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Preview({ kind, ...design }: Design & { readonly kind: QrKind }) {
  return (
    <div
      role="group"
      aria-label={texts.preview}
      className="grid min-w-0 grid-cols-1 content-center justify-items-center gap-4 bg-canvas p-6 max-tablet:p-5"
    >
      {kind === 'tent' && <TentFace {...design} />}
      {kind === 'sticker' && (
        <div className="w-75 max-w-full">
          <Sticker {...design} />
        </div>
      )}
      {kind === 'code' && (
        <QrCode
          text={shortSalonUrl(design.salon.path)}
          label={texts.code}
          isForPrint
          className="w-55 rounded-box"
        />
      )}
      <p className="max-w-[44ch] text-balance text-center text-label text-muted">{texts.printHint}</p>
    </div>
  );
}

type GroundsProps = {
  readonly grounds: readonly string[];
  readonly chosen: number;
  readonly choose: (at: number) => void;
};

function Grounds({ grounds, chosen, choose }: GroundsProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-strong text-ink-2 text-label">{texts.ground}</legend>
      <div className="flex gap-3 px-1">
        {grounds.map((color, at) => (
          <label
            key={texts.grounds[at]}
            className="glint relative block h-11 w-9 cursor-pointer overflow-hidden rounded-oval shadow-outline has-checked:outline-2 has-checked:outline-accent has-checked:outline-offset-2"
          >
            <span aria-hidden="true" className="absolute inset-0" style={{ backgroundColor: color }} />
            <input
              type="radio"
              name="qr-ground"
              checked={at === chosen}
              onChange={() => choose(at)}
              aria-label={texts.grounds[at]}
              className="absolute inset-0 m-0 size-full cursor-pointer appearance-none rounded-oval"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Address({ salon }: { readonly salon: Salon }) {
  return (
    <p className="flex items-center gap-2 rounded-box bg-sunken py-1.5 pr-1.5 pl-3 dark:bg-sir-850">
      <Link2 size={17} className="flex-none text-muted" />
      <span className="min-w-0 flex-1 truncate font-strong">{readableUrl(salon.path)}</span>
      <Button
        look="soft"
        size="sm"
        icon={Copy}
        aria-label={texts.copyLabel}
        onPress={() => void copyText(shortSalonUrl(salon.path))}
      >
        {texts.copy}
      </Button>
    </p>
  );
}
