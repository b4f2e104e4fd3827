declare module 'subset-font' {
  export interface SubsetFontOptions {
    targetFormat: 'truetype' | 'woff2';
    /** OpenType feature tags; others are dropped. */
    keepFeatures?: string[];
    /** Pins an axis of a variable font to a value, or limits it to a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** Creates a subset of a font with the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetFontOptions): Promise<Buffer>;
}
