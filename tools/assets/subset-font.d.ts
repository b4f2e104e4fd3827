declare module 'subset-font' {
  export interface SubsetFontOptions {
    targetFormat: 'truetype' | 'woff2';
    /** OpenType feature tags; others are dropped. */
    keepFeatures?: string[];
    /** An axis is pinned to a value, or limited to a range. */
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetFontOptions): Promise<Buffer>;
}
