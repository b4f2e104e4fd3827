import { Defs, Document, Image, LinearGradient, Page, Path, Rect, Stop, Svg, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactNode } from 'react';
import { brand } from '../brand.ts';
import { languages, type Locale } from '../locales.ts';
import { fontStacks } from './fonts.ts';
import { colors, pageSize } from './styles.ts';
import { toPrintableText } from './printable-text.ts';
import { DocumentLocale, PdfText, Row, useDirection } from './text.tsx';

export interface PdfDocumentProps {
  locale: Locale;
  title: string;
  subject?: string;
  /** Date of the content, not of rendering, so that the same content gives the same file. */
  createdAt: Date;
  children: ReactNode;
}

/** A whole PDF document with its metadata: language, title, author. */
export function PdfDocument({ locale, title, subject, createdAt, children }: PdfDocumentProps) {
  return (
    <Document
      title={title}
      subject={subject}
      language={languages[locale].tag}
      author={brand.legalName}
      creator={brand.name}
      producer={brand.name}
      creationDate={createdAt}
      modificationDate={createdAt}
      pdfVersion="1.7"
    >
      <DocumentLocale value={locale}>{children}</DocumentLocale>
    </Document>
  );
}

/** Labels of the title block at the foot of every page, and the texts that differ between documents. */
export interface TitleBlockTexts {
  company: string;
  phone: string;
  email: string;
  document: string;
  page: string;
  /** Title or number of the document. */
  name: string;
  /** Formats the page number, such as `2 / 6`, in the language of the document. */
  formatPageNumber: (page: number, pages: number) => string;
}

interface PdfPagesProps {
  titleBlock: TitleBlockTexts;
  /** Text in the page header, opposite the logo. */
  header: string;
  /** Large diagonal text behind the content, such as "draft". */
  watermark?: string;
  children: ReactNode;
}

/** As many pages as the content needs, with frame, header and title block. */
export function PdfPages({ titleBlock, header, watermark, children }: PdfPagesProps) {
  return (
    <Page
      size="A4"
      style={{
        backgroundColor: colors.paper,
        paddingTop: 82,
        paddingBottom: pageSize.frame + pageSize.block + 12,
        paddingHorizontal: pageSize.margin,
      }}
    >
      <Frame color={colors.strong} />
      <View fixed style={{ position: 'absolute', top: 44, left: pageSize.margin, right: pageSize.margin }}>
        <Row style={{ justifyContent: 'space-between', alignItems: 'center' }}>
          <Logo color={colors.text} />
          <PdfText as="small" dir="auto" style={{ color: colors.muted }}>
            {header}
          </PdfText>
        </Row>
      </View>
      {watermark && <Watermark>{watermark}</Watermark>}
      {children}
      <TitleBlock titleBlock={titleBlock} />
      <PageNumber titleBlock={titleBlock} />
    </Page>
  );
}

const Watermark = ({ children }: { children: string }) => (
  <View
    fixed
    style={{
      position: 'absolute',
      top: 0,
      left: 0,
      width: pageSize.width,
      height: pageSize.height,
      alignItems: 'center',
      justifyContent: 'center',
      transform: 'rotate(-52deg)',
    }}
  >
    <PdfText as="cover" style={{ fontSize: 118, lineHeight: 1.3, color: colors.sunken }}>
      {children}
    </PdfText>
  </View>
);

interface CoverPageProps {
  titleBlock: TitleBlockTexts;
  title: string;
  lead: string;
  /** JPEG for the upper part of the page. */
  picture: Buffer;
}

/** The cover: a photograph above, title and lead below, on a dark page. */
export function CoverPage({ titleBlock, title, lead, picture }: CoverPageProps) {
  const start = useDirection() === 'rtl' ? 'flex-end' : 'flex-start';
  return (
    <Page size="A4" style={{ backgroundColor: colors.black, color: colors.onDark }}>
      <Photograph src={picture} style={{ position: 'absolute', top: 0, left: 0, right: 0, height: 500 }} />
      <Svg
        viewBox="0 0 100 500"
        preserveAspectRatio="none"
        style={{ position: 'absolute', top: 0, left: 0, right: 0, height: 500 }}
      >
        <Defs>
          <LinearGradient id="scrim" x1="0" y1="0" x2="0" y2="1">
            <Stop offset="0" stopColor={colors.black} stopOpacity={0.82} />
            <Stop offset="0.32" stopColor={colors.black} stopOpacity={0} />
            <Stop offset="0.66" stopColor={colors.black} stopOpacity={0} />
            <Stop offset="1" stopColor={colors.black} stopOpacity={1} />
          </LinearGradient>
        </Defs>
        <Rect x="0" y="0" width="100" height="500" fill="url('#scrim')" />
      </Svg>
      <Frame color={colors.lineOnDark} />
      <View style={{ position: 'absolute', top: 52, left: pageSize.margin, right: pageSize.margin }}>
        <Row>
          <Logo color={colors.onDark} size={24} />
        </Row>
      </View>
      <View style={{ position: 'absolute', top: 536, left: pageSize.margin, right: pageSize.margin }}>
        <PdfText as="cover" style={{ color: colors.onDark }}>
          {title}
        </PdfText>
        <PdfText as="lead" style={{ color: colors.mutedOnDark, marginTop: 14, maxWidth: 400, alignSelf: start }}>
          {lead}
        </PdfText>
      </View>
      <TitleBlock titleBlock={titleBlock} onDark />
      <PageNumber titleBlock={titleBlock} onDark />
    </Page>
  );
}

/** A JPEG that covers its box. Uses `createElement`, because ESLint takes JSX named `Image` for an `img` without `alt`. */
export const Photograph = ({ src, style }: { src: Buffer; style: object }) =>
  createElement(Image, { src: { data: src, format: 'jpg' }, style: { objectFit: 'cover', ...style } });

/** The logo: sign and company name, in Latin script in every language. */
function Logo({ color, size = 16 }: { color: string; size?: number }) {
  const [first, ...others] = brand.name.split(' ');
  const text = { fontFamily: fontStacks.ltr.heading, fontSize: size * 0.78, color } as const;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center' }}>
      <Svg viewBox="0 0 30 30" style={{ width: size, height: size, marginRight: size * 0.4 }}>
        <Path fill={color} d="M1 1h7v28H1z" />
        <Path fill={colors.hot} d="M29 1h-8.3L10.5 13.5l4.2 5.1z" />
        <Path fill={color} d="M10.5 16.5 20.7 29H29L16.2 13.3z" />
      </Svg>
      <Text style={{ ...text, fontWeight: 600 }}>{first} </Text>
      <Text style={text}>{others.join(' ')}</Text>
    </View>
  );
}

/** A frame as on technical drawings, with centring marks in the middle of each side. */
function Frame({ color }: { color: string }) {
  const { frame, width, height } = pageSize;
  const [right, bottom] = [width - frame, height - frame];
  const marks = `M${width / 2} ${frame - 8}v16M${width / 2} ${bottom - 8}v16M${frame - 8} ${height / 2}h16M${right - 8} ${height / 2}h16`;
  return (
    <Svg fixed viewBox={`0 0 ${width} ${height}`} style={{ position: 'absolute', top: 0, left: 0, width, height }}>
      <Path d={`M${frame} ${frame}H${right}V${bottom}H${frame}z`} stroke={color} strokeWidth={0.6} />
      <Path d={marks} stroke={color} strokeWidth={0.6} />
    </Svg>
  );
}

/** The title block at the foot of a page: company, document, contact details and page number. */
function TitleBlock({ titleBlock, onDark = false }: { titleBlock: TitleBlockTexts; onDark?: boolean }) {
  const dir = useDirection();
  const line = onDark ? colors.lineOnDark : colors.strong;
  const [label, value] = onDark ? [colors.mutedOnDark, colors.onDark] : [colors.muted, colors.text];
  const cells = [
    { name: titleBlock.company, text: brand.legalName, grow: 2.5, ltr: true },
    { name: titleBlock.document, text: titleBlock.name, grow: 2.2 },
    { name: titleBlock.phone, text: brand.phone, grow: 1.3, ltr: true },
    { name: titleBlock.email, text: brand.email, grow: 1.4, ltr: true },
  ];
  const cell = { height: pageSize.block, paddingHorizontal: 8, justifyContent: 'center' } as const;
  const divider =
    dir === 'rtl' ? { borderLeftWidth: 0.6, borderLeftColor: line } : { borderRightWidth: 0.6, borderRightColor: line };

  return (
    <View
      fixed
      style={{
        position: 'absolute',
        bottom: pageSize.frame,
        left: pageSize.frame,
        right: pageSize.frame,
        borderTopWidth: 0.6,
        borderTopColor: line,
      }}
    >
      <Row>
        {cells.map(({ name, text, grow, ltr }) => (
          <View key={name} style={{ ...cell, ...divider, flexGrow: grow, flexBasis: 0 }}>
            <PdfText as="tiny" style={{ color: label }}>
              {name}
            </PdfText>
            <PdfText as="tiny" dir={ltr ? 'ltr' : undefined} style={{ color: value, fontSize: 7.2 }}>
              {text}
            </PdfText>
          </View>
        ))}
        <View style={{ ...cell, width: pageNumberWidth }}>
          <PdfText as="tiny" style={{ color: label }}>
            {titleBlock.page}
          </PdfText>
          <PdfText as="tiny"> </PdfText>
        </View>
      </Row>
    </View>
  );
}

/** Width of the last cell of the title block. */
const pageNumberWidth = 62;

/** The page number in the last cell of the title block. Has no line height, because react-pdf would apply it again on every page. */
function PageNumber({ titleBlock, onDark = false }: { titleBlock: TitleBlockTexts; onDark?: boolean }) {
  const dir = useDirection();
  const { frame } = pageSize;
  const position =
    dir === 'rtl' ? { left: frame, textAlign: 'right' as const } : { right: frame, textAlign: 'left' as const };
  return (
    <Text
      fixed
      style={{
        ...position,
        position: 'absolute',
        bottom: frame + (dir === 'rtl' ? 7 : 9),
        width: pageNumberWidth - 8,
        fontSize: 7.2,
        color: onDark ? colors.onDark : colors.text,
        fontFamily: fontStacks[dir].body,
        direction: dir,
      }}
      render={({ pageNumber, totalPages }) => toPrintableText(titleBlock.formatPageNumber(pageNumber, totalPages), dir)}
    />
  );
}
