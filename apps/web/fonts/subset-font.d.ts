/** What we use of subset-font, which brings no types. */
declare module 'subset-font' {
  type Options = {
    readonly targetFormat: 'woff2' | 'sfnt';
    readonly keepFeatures: readonly string[];
    readonly variationAxes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
