import { Defs, Document, Image, LinearGradient, Page, Path, Rect, Stop, Svg, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactNode } from 'react';
import { brand } from '../brand.ts';
import { languages, type Locale } from '../locales.ts';
import { stacks } from './fonts.ts';
import { ink, sheet } from './look.ts';
import { printable } from './printable.ts';
import { PaperLocale, Row, useDirection, Words } from './words.tsx';

export interface PaperProps {
  locale: Locale;
  title: string;
  subject?: string;
  /** When its content was settled; the same content makes the same file. */
  madeAt: Date;
  children: ReactNode;
}

/** A whole paper, with what programs read about it: language, title, author. */
export function Paper({ locale, title, subject, madeAt, children }: PaperProps) {
  return (
    <Document
      title={title}
      subject={subject}
      language={languages[locale].tag}
      author={brand.legalName}
      creator={brand.name}
      producer={brand.name}
      creationDate={madeAt}
      modificationDate={madeAt}
      pdfVersion="1.7"
    >
      <PaperLocale value={locale}>{children}</PaperLocale>
    </Document>
  );
}

/** What the title block of every sheet says. */
export interface BlockWords {
  company: string;
  phone: string;
  email: string;
  document: string;
  sheet: string;
  /** Of the paper: its title or number. */
  name: string;
  /** `2 / 6` as the language counts. */
  count: (page: number, pages: number) => string;
}

interface LeafProps {
  block: BlockWords;
  /** In the head, opposite the logo. */
  head: string;
  /** A word across the sheet that nobody overlooks, such as that it is a draft. */
  mark?: string;
  children: ReactNode;
}

/** Sheets with frame, head and title block, as many as the content needs. */
export function Leaf({ block, head, mark, children }: LeafProps) {
  return (
    <Page
      size="A4"
      style={{
        backgroundColor: ink.paper,
        paddingTop: 82,
        paddingBottom: sheet.frame + sheet.block + 18,
        paddingHorizontal: sheet.margin,
      }}
    >
      <Frame color={ink.strong} />
      <View fixed style={{ position: 'absolute', top: 44, left: sheet.margin, right: sheet.margin }}>
        <Row style={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Logo color={ink.text} />
          <Words as="small" dir="auto" style={{ color: ink.muted }}>
            {head}
          </Words>
        </Row>
      </View>
      {mark && <Mark>{mark}</Mark>}
      {children}
      <TitleBlock block={block} />
      <Count block={block} />
    </Page>
  );
}

/** Pale enough to read through, from corner to corner. */
const Mark = ({ children }: { children: string }) => (
  <View
    fixed
    style={{
      ...{ position: 'absolute', top: 0, left: 0, width: sheet.width, height: sheet.height },
      ...{ alignItems: 'center', justifyContent: 'center', transform: 'rotate(-52deg)' },
    }}
  >
    <Words as="cover" style={{ fontSize: 118, lineHeight: 1.3, color: ink.sunken }}>
      {children}
    </Words>
  </View>
);

interface CoverProps {
  block: BlockWords;
  title: string;
  lead: string;
  /** JPEG that fills the upper part; dark, as all our photographs. */
  picture: Buffer;
}

/** The first sheet: photograph above, what it is below, on graphite. */
export function Cover({ block, title, lead, picture }: CoverProps) {
  const start = useDirection() === 'rtl' ? 'flex-end' : 'flex-start';
  return (
    <Page size="A4" style={{ backgroundColor: ink.black, color: ink.onDark }}>
      <Photograph src={picture} style={{ position: 'absolute', top: 0, left: 0, right: 0, height: 500 }} />
      <Svg
        viewBox="0 0 100 500"
        preserveAspectRatio="none"
        style={{ position: 'absolute', top: 0, left: 0, right: 0, height: 500 }}
      >
        <Defs>
          <LinearGradient id="scrim" x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={ink.black} stopOpacity={0.82} />
            <Stop offset="0.32" stopColor={ink.black} stopOpacity={0} />
            <Stop offset="0.66" stopColor={ink.black} stopOpacity={0} />
            <Stop offset="1" stopColor={ink.black} stopOpacity={1} />
          </LinearGradient>
        </Defs>
        <Rect x="0" y="0" width="100" height="500" fill="url('#scrim')" />
      </Svg>
      <Frame color={ink.lineOnDark} />
      <View style={{ position: 'absolute', top: 52, left: sheet.margin, right: sheet.margin }}>
        <Row>
          <Logo color={ink.onDark} size={24} />
        </Row>
      </View>
      <View style={{ position: 'absolute', top: 536, left: sheet.margin, right: sheet.margin }}>
        <Words as="cover" style={{ color: ink.onDark }}>
          {title}
        </Words>
        <Words as="lead" style={{ color: ink.mutedOnDark, marginTop: 14, maxWidth: 400, alignSelf: start }}>
          {lead}
        </Words>
      </View>
      <TitleBlock block={block} onDark />
      <Count block={block} onDark />
    </Page>
  );
}

/** `style` and `src` as the printer's own element, whose name would tell the lint rules of the web that a text is missing. */
export const Photograph = ({ src, style }: { src: Buffer; style: object }) =>
  createElement(Image, { src: { data: src, format: 'jpg' }, style: { objectFit: 'cover', ...style } });

/** The sign and the name, Latin in every language. */
export function Logo({ color, size = 16 }: { color: string; size?: number }) {
  const [first, ...others] = brand.name.split(' ');
  const text = { fontFamily: stacks.ltr.heading, fontSize: size * 0.78, color } as const;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <Svg viewBox="0 0 30 30" style={{ width: size, height: size, marginRight: size * 0.4 }}>
        <Path fill={color} d="M1 1h7v28H1z" />
        <Path fill={ink.hot} d="M29 1h-8.3L10.5 13.5l4.2 5.1z" />
        <Path fill={color} d="M10.5 16.5 20.7 29H29L16.2 13.3z" />
      </Svg>
      <Text style={{ ...text, fontWeight: 600 }}>{first} </Text>
      <Text style={text}>{others.join(' ')}</Text>
    </View>
  );
}

/** The border of a drawing sheet, with the marks in the middle of its sides. */
function Frame({ color }: { color: string }) {
  const { frame, width, height } = sheet;
  const [right, bottom] = [width - frame, height - frame];
  const marks = `M${width / 2} ${frame - 8}v16M${width / 2} ${bottom - 8}v16M${frame - 8} ${height / 2}h16M${right - 8} ${height / 2}h16`;
  return (
    <Svg fixed viewBox={`0 0 ${width} ${height}`} style={{ position: 'absolute', top: 0, left: 0, width, height }}>
      <Path d={`M${frame} ${frame}H${right}V${bottom}H${frame}z`} stroke={color} strokeWidth={0.6} />
      <Path d={marks} stroke={color} strokeWidth={0.6} />
    </Svg>
  );
}

/** The foot of a sheet: whose it is, what it is, which one it is. */
function TitleBlock({ block, onDark = false }: { block: BlockWords; onDark?: boolean }) {
  const dir = useDirection();
  const line = onDark ? ink.lineOnDark : ink.strong;
  const [label, value] = onDark ? [ink.mutedOnDark, ink.onDark] : [ink.muted, ink.text];
  const cells = [
    { name: block.company, text: brand.legalName, grow: 2.5, ltr: true },
    { name: block.document, text: block.name, grow: 2.2 },
    { name: block.phone, text: brand.phone, grow: 1.3, ltr: true },
    { name: block.email, text: brand.email, grow: 1.4, ltr: true },
  ];
  const cell = { height: sheet.block, paddingHorizontal: 8, justifyContent: 'center' } as const;
  const divided =
    dir === 'rtl' ? { borderLeftWidth: 0.6, borderLeftColor: line } : { borderRightWidth: 0.6, borderRightColor: line };

  return (
    <View
      fixed
      style={{
        position: 'absolute',
        bottom: sheet.frame,
        left: sheet.frame,
        right: sheet.frame,
        borderTopWidth: 0.6,
        borderTopColor: line,
      }}
    >
      <Row>
        {cells.map(({ name, text, grow, ltr }) => (
          <View key={name} style={{ ...cell, ...divided, flexGrow: grow, flexBasis: 0 }}>
            <Words as="tiny" style={{ color: label }}>
              {name}
            </Words>
            <Words as="tiny" dir={ltr ? 'ltr' : undefined} style={{ color: value, fontSize: 7.2 }}>
              {text}
            </Words>
          </View>
        ))}
        <View style={{ ...cell, width: countWidth }}>
          <Words as="tiny" style={{ color: label }}>
            {block.sheet}
          </Words>
          <Words as="tiny"> </Words>
        </View>
      </Row>
    </View>
  );
}

/** Width of the last cell of a title block. */
const countWidth = 62;

/** Which sheet it is, in the last cell. Without a line height: the printer would apply it again on every sheet. */
function Count({ block, onDark = false }: { block: BlockWords; onDark?: boolean }) {
  const dir = useDirection();
  const { frame } = sheet;
  const place =
    dir === 'rtl' ? { left: frame, textAlign: 'right' as const } : { right: frame, textAlign: 'left' as const };
  return (
    <Text
      fixed
      style={{
        ...place,
        position: 'absolute',
        bottom: frame + (dir === 'rtl' ? 7 : 9),
        width: countWidth - 8,
        fontSize: 7.2,
        color: onDark ? ink.onDark : ink.text,
        fontFamily: stacks[dir].body,
        ...({ direction: dir } as object),
      }}
      render={({ pageNumber, totalPages }) => printable(block.count(pageNumber, totalPages), dir)}
    />
  );
}
