declare module 'fontkit' {
  export interface Font {
    /** Code points that it has a glyph for. */
    characterSet: number[];
  }
  export function create(font: Buffer): Font;
}
