import './print-sheet.css';
import { isReadable } from '@ayna/domain/contrast';
import type { CSSProperties } from 'react';
import { QrCode } from '../../../parts/qr-code.tsx';
import { SalonArt } from '../../../parts/salon-art.tsx';
import { shortSalonUrl } from '../../../parts/salon-page-url.ts';
import type { QrKind } from './kinds.ts';
import { type Design, readableUrl } from './paper.ts';
import { texts } from './texts.ts';

const paint = (ground: string) =>
  ({
    '--ground': ground,
    '--words': isReadable(ground, '#ffffff') ? '#ffffff' : '#162120',
  }) as CSSProperties;

/** One face of the table tent. All lengths follow its width, so it looks the same small and on paper. */
export function TentFace({ salon, sentence, ground }: Design) {
  return (
    <div className="tent-face" style={paint(ground)}>
      <div className="tent-oval">
        <QrCode text={shortSalonUrl(salon.path)} label={texts.code} isForPrint className="tent-code" />
      </div>
      <div className="tent-words">
        <p className="tent-name display">{salon.name}</p>
        <p className="tent-sentence display">{sentence}</p>
        <p className="tent-hold">{texts.hold}</p>
        <p className="tent-url">{readableUrl(salon.path)}</p>
      </div>
      <div className="tent-art">
        <SalonArt type={salon.type} seed={salon.code} className="size-full" />
      </div>
    </div>
  );
}

export function Sticker({ salon, sentence, ground }: Design) {
  return (
    <div className="sticker" style={paint(ground)}>
      <div className="sticker-art">
        <SalonArt type={salon.type} seed={salon.code} className="size-full" />
      </div>
      <div className="sticker-inner">
        <p className="sticker-name display">{salon.name}</p>
        <p className="sticker-sentence display">{sentence}</p>
        <QrCode text={shortSalonUrl(salon.path)} label={texts.code} isForPrint className="sticker-code" />
        <p className="sticker-url">{readableUrl(salon.path)}</p>
        <p className="sticker-hold">{texts.hold}</p>
      </div>
    </div>
  );
}

/** One A4 page; the browser prints it or saves it as PDF. */
export function PrintSheet({ kind, ...design }: Design & { readonly kind: QrKind }) {
  return (
    <div className="print-page">
      {kind === 'tent' && (
        <>
          <p className="print-margin print-hatch">
            <span>{texts.tent.glue}</span>
          </p>
          <div className="print-upside-down">
            <TentFace {...design} />
          </div>
          <TentFace {...design} />
          <p className="print-margin">
            <span>{texts.tent.base}</span>
          </p>
        </>
      )}
      {kind === 'sticker' && (
        <>
          <p className="print-measure">{texts.sticker.measure}</p>
          <div className="print-cut">
            <Sticker {...design} />
          </div>
          <p className="print-note">{texts.sticker.cut}</p>
        </>
      )}
      {kind === 'code' && (
        <div className="print-code">
          <QrCode
            text={shortSalonUrl(design.salon.path)}
            label={texts.code}
            isForPrint
            className="print-bare"
          />
          <p>{readableUrl(design.salon.path)}</p>
        </div>
      )}
    </div>
  );
}
