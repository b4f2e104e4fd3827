import { Path, Svg, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { contentWidth, ink } from './look.ts';
import { Photograph } from './sheet.tsx';
import { Row, Words } from './words.tsx';

/** A new part of a paper; its name stands in the reader's list of contents too. */
export const Title = ({ children, lead }: { children: string; lead?: string }) => (
  <View style={{ marginBottom: 14 }}>
    <View {...{ bookmark: children }}>
      <Words as="title">{children}</Words>
    </View>
    {lead && (
      <Words as="lead" style={{ color: ink.muted, marginTop: 6 }}>
        {lead}
      </Words>
    )}
  </View>
);

/** The same with a photograph at its end, 16 to 10. */
export const PictureTitle = ({ children, lead, picture }: { children: string; lead: string; picture: Buffer }) => (
  <Row style={{ columnGap: 24, marginBottom: 10 }}>
    <View style={{ flexGrow: 1, flexBasis: 0 }}>
      <Title lead={lead}>{children}</Title>
    </View>
    <Photograph src={picture} style={{ width: 248, height: 155, backgroundColor: ink.black }} />
  </Row>
);

/** Opens a section: a rule with a tick at each end, and its name. */
export const Heading = ({ children }: { children: string }) => (
  <View wrap={false} minPresenceAhead={60} style={{ marginTop: 10, marginBottom: 5 }}>
    <Svg viewBox={`0 0 ${contentWidth} 9`} style={{ width: contentWidth, height: 9, marginBottom: 4 }}>
      <Path d={`M0 4.5H${contentWidth}M.3 0v9M${contentWidth - 0.3} 0v9`} stroke={ink.strong} strokeWidth={0.6} />
    </Svg>
    <Words as="heading">{children}</Words>
  </View>
);

export const Paragraph = ({ children, muted = false }: { children: string; muted?: boolean }) => (
  <Words style={{ marginBottom: 6, ...(muted && { color: ink.muted }) }}>{children}</Words>
);

/** A photograph as wide as the text. */
export const Figure = ({ picture, height }: { picture: Buffer; height: number }) => (
  <Photograph src={picture} style={{ width: contentWidth, height, marginBottom: 14, backgroundColor: ink.black }} />
);

export interface LedgerRow {
  label: string;
  /** Under the label. */
  note?: string;
  value: string;
  /** Standards and codes run from left to right. */
  code?: boolean;
  /** Between them, drawn to scale. */
  drawn?: ReactNode;
}

/** A specification: what, and its value at the end of the line. */
export const Ledger = ({ rows }: { rows: LedgerRow[] }) => (
  <View style={{ borderTopWidth: 1.2, borderTopColor: ink.text }}>
    {rows.map(({ label, note, value, code, drawn }) => (
      <Row key={label} style={{ ...line, alignItems: 'center', columnGap: 16, paddingVertical: drawn ? 2.5 : 4.5 }}>
        <View style={{ flexGrow: 4, flexBasis: 0 }}>
          <Words bold>{label}</Words>
          {note && (
            <Words as="small" style={{ color: ink.muted }}>
              {note}
            </Words>
          )}
        </View>
        {drawn && <View style={{ flexGrow: 5, flexBasis: 0 }}>{drawn}</View>}
        <View style={{ flexGrow: drawn ? 3 : 8, flexBasis: 0 }}>
          <Words dir={code ? 'ltr' : undefined} atEnd={!!drawn} bold={!!drawn}>
            {value}
          </Words>
        </View>
      </Row>
    ))}
  </View>
);

const line = { borderBottomWidth: 0.6, borderBottomColor: ink.line } as const;

export interface Column<R> {
  id: string;
  title: string;
  cell: (row: R) => string;
  /** Of the width, beside the other columns' shares. */
  share: number;
  /** Stands at the end of its column. */
  figure?: boolean;
  /** For words in somebody else's language. */
  dir?: 'auto' | 'ltr';
}

/** A table of figures. `total`: its last lines, at the end. */
export function Table<R>({ columns, rows, total = [] }: { columns: Column<R>[]; rows: R[]; total?: LedgerRow[] }) {
  return (
    <View>
      <Row style={{ borderBottomWidth: 1.2, borderBottomColor: ink.text, columnGap: 10, paddingBottom: 4 }}>
        {columns.map(({ id, title, share, figure }) => (
          <View key={id} style={{ flexGrow: share, flexBasis: 0 }}>
            <Words as="small" atEnd={figure} style={{ color: ink.muted }}>
              {title}
            </Words>
          </View>
        ))}
      </Row>
      {rows.map((row, index) => (
        <Row key={index} style={{ ...line, columnGap: 10, paddingVertical: 5 }}>
          {columns.map(({ id, cell, share, figure, dir }) => (
            <View key={id} style={{ flexGrow: share, flexBasis: 0 }}>
              <Words atEnd={figure} dir={dir}>
                {cell(row)}
              </Words>
            </View>
          ))}
        </Row>
      ))}
      {total.map(({ label, value }) => (
        <Row key={label} style={{ ...line, justifyContent: 'space-between', paddingVertical: 7 }}>
          <Words bold>{label}</Words>
          <Words as="heading" atEnd dir="ltr">
            {value}
          </Words>
        </Row>
      ))}
    </View>
  );
}

/** Short lines, two beside each other. */
export function Pairs({ items }: { items: string[] }) {
  return (
    <Row whole={false} style={{ flexWrap: 'wrap', columnGap: 20 }}>
      {items.map((item) => (
        <View key={item} wrap={false} style={{ ...line, width: (contentWidth - 20) / 2, paddingVertical: 4 }}>
          <Words>{item}</Words>
        </View>
      ))}
    </Row>
  );
}

/** A list, each point on a line of its own. */
export const Points = ({ items }: { items: string[] }) => (
  <View style={{ marginTop: 2, marginBottom: 6 }}>
    {items.map((item) => (
      <View key={item} wrap={false} style={{ ...line, paddingVertical: 4 }}>
        <Words>{item}</Words>
      </View>
    ))}
  </View>
);
