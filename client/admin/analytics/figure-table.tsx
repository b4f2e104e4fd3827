import { chakra } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';
import { Link } from 'react-router';

interface FigureRow {
  name: string;
  /** Link to the requests of the row. */
  to: string;
  figures: (number | undefined)[];
}

/** The data of a chart as a table. */
export function FigureTable({ caption, columns, rows }: { caption: string; columns: string[]; rows: FigureRow[] }) {
  return (
    <ScrollArea tabIndex={0} role="region" aria-label={caption}>
      <table>
        <chakra.caption srOnly>{caption}</chakra.caption>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, to, figures }) => (
            <tr key={name}>
              <th scope="row">
                <Link to={to}>{name}</Link>
              </th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]}>{figure === undefined ? '–' : <FormattedNumber value={figure} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

const ScrollArea = chakra('div', {
  base: {
    maxH: '22rem',
    overflow: 'auto',
    borderTopWidth: '1px',
    '& table': { w: 'full', fontVariantNumeric: 'tabular-nums', borderCollapse: 'collapse' },
    '& :is(th, td)': {
      px: '2.5',
      h: { base: '11', md: '8' },
      textAlign: 'end',
      fontWeight: 'normal',
      whiteSpace: 'nowrap',
      borderBottomWidth: '1px',
      borderColor: 'border.subtle',
    },
    '& :is(th, td):first-of-type': { textAlign: 'start', ps: { base: '4', md: '5' } },
    '& :is(th, td):last-of-type': { pe: { base: '4', md: '5' } },
    '& td:first-of-type': { textAlign: 'end', ps: '2.5' },
    '& thead th': { position: 'sticky', top: 0, bg: 'bg', textStyle: 'meta', color: 'fg.muted', fontWeight: 'medium' },
    '& a': { display: 'inline-block', py: { base: '3', md: '1' } },
    '& a:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});
