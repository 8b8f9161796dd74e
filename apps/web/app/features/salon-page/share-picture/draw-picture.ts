import sharp, { type OverlayOptions } from 'sharp';
import { groundSvg, shadeSvg } from './motifs.ts';
import { type ShareFacts, shareSize } from './share-facts.ts';
import { shareFontsOf } from './share-fonts.ts';

export type DrawnPicture = { readonly type: 'image/png' | 'image/jpeg'; readonly bytes: Buffer };

const margin = 72;
const bar = { width: 88, height: 10 } as const;
const gap = { belowBar: 34, belowName: 30 } as const;

// Pictures are few; requests for pages come first.
sharp.concurrency(1);

const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type TextBox = {
  readonly text: string;
  readonly color: string;
  readonly width: number;
  readonly height: number;
  readonly font: string;
  readonly fontfile: string;
};

/** There is nothing to draw of a text without letters. */
const blank = '\u00b7';

/** As large as fits into its box: a long name takes more lines of smaller letters. */
const drawText = ({ text, color, ...box }: TextBox) =>
  sharp({
    text: {
      ...box,
      text: `<span foreground="${color}">${escapeMarkup(text.trim() || blank)}</span>`,
      rgba: true,
      spacing: -6,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** Name and line stand on the lower margin, with a bar of the accent above them. */
const drawTexts = async (facts: ShareFacts, hasPhoto: boolean): Promise<OverlayOptions[]> => {
  const fonts = await shareFontsOf(facts.template);
  const { text, accent } = facts.colors;
  const color = hasPhoto ? '#ffffff' : text;
  const width = hasPhoto ? shareSize.width - 2 * margin : 680;
  const name = await drawText({
    ...fonts.name,
    text: facts.name,
    color,
    width,
    height: hasPhoto ? 190 : 260,
  });
  const line = await drawText({ ...fonts.line, text: facts.line, color, width, height: 40 });
  const lineTop = shareSize.height - margin - line.info.height;
  const nameTop = lineTop - gap.belowName - name.info.height;
  const barTop = nameTop - gap.belowBar - bar.height;
  return [
    { input: line.data, left: margin, top: lineTop },
    { input: name.data, left: margin, top: nameTop },
    {
      input: { create: { ...bar, channels: 3, background: hasPhoto ? color : accent } },
      left: margin,
      top: barTop,
    },
  ];
};

/** The picture that a messenger shows of a link to the salon's page, with the cover as its ground where there is one. */
export const drawSharePicture = async (
  facts: ShareFacts,
  photo: Uint8Array | null,
): Promise<DrawnPicture> => {
  const texts = await drawTexts(facts, photo !== null);
  if (photo === null) {
    const ground = sharp(Buffer.from(groundSvg(facts))).composite(texts);
    return { type: 'image/png', bytes: await ground.png({ palette: true }).toBuffer() };
  }
  const cover = sharp(photo, { limitInputPixels: 4_000_000 })
    .resize({ ...shareSize, fit: 'cover' })
    .composite([{ input: Buffer.from(shadeSvg) }, ...texts]);
  // A photo as PNG is larger than what messengers fetch.
  return { type: 'image/jpeg', bytes: await cover.jpeg({ quality: 82 }).toBuffer() };
};
