import { Path, Svg, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { colors, contentWidth } from './styles.ts';
import { Photograph } from './pdf-document.tsx';
import { PdfText, Row } from './text.tsx';

/**
 * The title of a part of a document, which is also a bookmark in the outline of the PDF.
 * @param translation the title in a second language
 */
export const Title = ({
  children,
  lead,
  translation,
}: {
  children: string;
  lead?: string;
  translation?: string | undefined;
}) => (
  <View style={{ marginBottom: translation ? 10 : 14 }}>
    {/* `bookmark` is missing in the types of View. */}
    <View {...{ bookmark: children }}>
      <PdfText as="title">{children}</PdfText>
    </View>
    {translation && (
      <PdfText dir="ltr" style={{ color: colors.muted, marginTop: 1 }}>
        {translation}
      </PdfText>
    )}
    {lead && (
      <PdfText as="lead" style={{ color: colors.muted, marginTop: 6 }}>
        {lead}
      </PdfText>
    )}
  </View>
);

/** A title with a photograph (16:10) beside it. */
export const PictureTitle = ({ children, lead, picture }: { children: string; lead: string; picture: Buffer }) => (
  <Row style={{ columnGap: 24, marginBottom: 10 }}>
    <View style={{ flexGrow: 1, flexBasis: 0 }}>
      <Title lead={lead}>{children}</Title>
    </View>
    <Photograph src={picture} style={{ width: 248, height: 155, backgroundColor: colors.black }} />
  </Row>
);

/** A rule in the full width of the text with a tick at each end. */
export const Rule = () => (
  <Svg viewBox={`0 0 ${contentWidth} 9`} style={{ width: contentWidth, height: 9, marginBottom: 4 }}>
    <Path d={`M0 4.5H${contentWidth}M.3 0v9M${contentWidth - 0.3} 0v9`} stroke={colors.strong} strokeWidth={0.6} />
  </Svg>
);

/**
 * The heading of a section: a rule with a tick at each end, and the text.
 * @param translation the heading in a second language, beside it
 */
export const Heading = ({ children, translation }: { children: string; translation?: string | undefined }) => (
  <View wrap={false} minPresenceAhead={60} style={{ marginTop: 8, marginBottom: 4 }}>
    <Rule />
    <Row style={{ alignItems: 'flex-end', columnGap: 8 }}>
      <PdfText as="heading">{children}</PdfText>
      {translation && (
        <PdfText as="small" dir="ltr" style={{ color: colors.muted, paddingBottom: 2 }}>
          {translation}
        </PdfText>
      )}
    </Row>
  </View>
);

export const Paragraph = ({ children, muted = false }: { children: string; muted?: boolean }) => (
  <PdfText style={{ marginBottom: 6, ...(muted && { color: colors.muted }) }}>{children}</PdfText>
);

/** A photograph in the full width of the text. */
export const Figure = ({ picture, height }: { picture: Buffer; height: number }) => (
  <Photograph src={picture} style={{ width: contentWidth, height, marginBottom: 14, backgroundColor: colors.black }} />
);

export interface LabelValueRow {
  label: string;
  /** The label in a second language, behind it. */
  translation?: string | undefined;
  /** Shown below the label; in a row of totals, below the value. */
  note?: string;
  value: string;
  /** Whether the value is a standard or code, which is set from left to right in every language. */
  code?: boolean;
  /** Whether this is an intermediate amount, printed smaller than the total below it. */
  minor?: boolean;
  /** A drawing between label and value. */
  drawing?: ReactNode;
}

/** A table of labels and values, such as a specification. */
export const LabelValueTable = ({ rows }: { rows: LabelValueRow[] }) => (
  <View style={{ borderTopWidth: 1.2, borderTopColor: colors.text }}>
    {rows.map(({ label, note, value, code, drawing }) => (
      <Row key={label} style={{ ...line, alignItems: 'center', columnGap: 16, paddingVertical: drawing ? 2.5 : 4.5 }}>
        <View style={{ flexGrow: 4, flexBasis: 0 }}>
          <PdfText bold>{label}</PdfText>
          {note && (
            <PdfText as="small" style={{ color: colors.muted }}>
              {note}
            </PdfText>
          )}
        </View>
        {drawing && <View style={{ flexGrow: 5, flexBasis: 0 }}>{drawing}</View>}
        <View style={{ flexGrow: drawing ? 3 : 8, flexBasis: 0 }}>
          <PdfText dir={code ? 'ltr' : undefined} atEnd={!!drawing} bold={!!drawing}>
            {value}
          </PdfText>
        </View>
      </Row>
    ))}
  </View>
);

const line = { borderBottomWidth: 0.6, borderBottomColor: colors.line } as const;

interface Column<R> {
  id: string;
  title: string;
  /** The title in a second language, below it. */
  translation?: string | undefined;
  cell: (row: R) => string;
  /** Small text below the cell; '' for none. */
  note?: (row: R) => string;
  /** Relative width. */
  share: number;
  /** Aligns numbers to the end of the column. */
  figure?: boolean;
  /** Overrides the document's direction: `auto` for text entered by users, `ltr` for codes and amounts. */
  dir?: 'auto' | 'ltr';
}

/** A table of figures. Its header is repeated on each page. @param total rows of totals below it, on one page with the last row */
export function Table<R>({ columns, rows, total = [] }: { columns: Column<R>[]; rows: R[]; total?: LabelValueRow[] }) {
  return (
    <View>
      <Row fixed style={{ borderBottomWidth: 1.2, borderBottomColor: colors.text, columnGap: 10, paddingBottom: 4 }}>
        {columns.map(({ id, title, translation, share, figure }) => (
          <View key={id} style={{ flexGrow: share, flexBasis: 0 }}>
            <PdfText as="small" atEnd={figure} style={{ color: colors.muted }}>
              {title}
            </PdfText>
            {translation && (
              <PdfText as="tiny" dir="ltr" atEnd={figure} style={{ color: colors.muted }}>
                {translation}
              </PdfText>
            )}
          </View>
        ))}
      </Row>
      {rows.slice(0, -1).map((row, index) => (
        <TableRow key={index} columns={columns} row={row} />
      ))}
      <View wrap={false}>
        {rows.slice(-1).map((row) => (
          <TableRow key="last" columns={columns} row={row} />
        ))}
        {total.map(({ label, translation, note, value, minor }) => (
          <Row
            key={label}
            style={{ ...line, justifyContent: 'space-between', columnGap: 10, paddingVertical: minor ? 3 : 5 }}
          >
            <Row style={{ alignItems: 'center', columnGap: 6 }}>
              <PdfText bold={!minor}>{label}</PdfText>
              {translation && (
                <PdfText as="small" dir="ltr" style={{ color: colors.muted }}>
                  {translation}
                </PdfText>
              )}
            </Row>
            <View>
              <PdfText {...(!minor && { as: 'heading' as const })} atEnd dir="ltr">
                {value}
              </PdfText>
              {note && <CellNote>{note}</CellNote>}
            </View>
          </Row>
        ))}
      </View>
    </View>
  );
}

const TableRow = <R,>({ columns, row }: { columns: Column<R>[]; row: R }) => (
  <Row style={{ ...line, columnGap: 10, paddingVertical: 4 }}>
    {columns.map(({ id, cell, note, share, figure, dir }) => (
      <View key={id} style={{ flexGrow: share, flexBasis: 0 }}>
        <PdfText atEnd={figure} dir={dir}>
          {cell(row)}
        </PdfText>
        {note?.(row) && <CellNote atEnd={Boolean(figure)}>{note(row)}</CellNote>}
      </View>
    ))}
  </Row>
);

const CellNote = ({ children, atEnd = true }: { children: string; atEnd?: boolean }) => (
  <PdfText as="small" dir="ltr" atEnd={atEnd} style={{ color: colors.muted }}>
    {children}
  </PdfText>
);

/** A list of short lines in two columns. */
export function TwoColumnList({ items }: { items: string[] }) {
  return (
    <Row canBreak style={{ flexWrap: 'wrap', columnGap: 20 }}>
      {items.map((item) => (
        <View key={item} wrap={false} style={{ ...line, width: (contentWidth - 20) / 2, paddingVertical: 4 }}>
          <PdfText>{item}</PdfText>
        </View>
      ))}
    </Row>
  );
}

/** A list with one item per line. */
export const Points = ({ items }: { items: string[] }) => (
  <View style={{ marginTop: 2, marginBottom: 6 }}>
    {items.map((item) => (
      <View key={item} wrap={false} style={{ ...line, paddingVertical: 4 }}>
        <PdfText>{item}</PdfText>
      </View>
    ))}
  </View>
);
