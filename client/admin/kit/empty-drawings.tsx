import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** The drawing of an empty state: an object of the steel trade with something missing. */
export type EmptyDrawing = () => ReactNode;

const Sheet = chakra('svg', {
  base: {
    width: '6rem',
    height: '4rem',
    marginBottom: '1.5',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.25',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    color: 'fg.subtle',
    '& [data-missing]': { strokeDasharray: '2.5 3' },
    '& [data-hot]': { stroke: 'molten.solid' },
  },
});

/** Creates a drawing of 96 × 64 units with the ground at y = 56; the missing parts are dashed. */
const createDrawing =
  (children: ReactNode): EmptyDrawing =>
  () => (
    <Sheet viewBox="0 0 96 64" aria-hidden>
      {children}
    </Sheet>
  );

/** The ends of steel bars under a magnifying glass. */
export const NothingFound = createDrawing(
  <>
    <path d="M8 56h80" />
    {[16, 29, 42, 55].map((x) => (
      <circle key={x} cx={x} cy="49.5" r="6" />
    ))}
    {[22.5, 35.5, 48.5].map((x) => (
      <circle key={x} cx={x} cy="38" r="6" />
    ))}
    <circle data-missing="" cx="68" cy="49.5" r="6" />
    <path data-hot="" d="M73.1 34.1 80 41M66 17a10 10 0 1 1 0 17 10 10 0 0 1 0-17" />
  </>,
);

/** A coil saddle without a coil. */
export const NoRequests = createDrawing(
  <>
    <path d="M8 56h80M24 56l6-12h8l4 6h12l4-6h8l6 12" />
    <circle data-missing="" cx="48" cy="28" r="21" />
    <circle data-hot="" cx="48" cy="28" r="7" />
  </>,
);

/** A building plot with the outline of a hall. */
export const NoCompanies = createDrawing(
  <>
    <path d="M6 56h84M12 56V44h14v12M18 44v-6" />
    <path data-missing="" d="M34 56V28l14-8v8l14-8v8l14-8v36" />
    <path data-hot="" d="M44 56V44h8v12" />
  </>,
);

/** Two blank envelopes. */
export const NoMessages = createDrawing(
  <>
    <path d="M22 16h34v24H22zM22 17.5l17 12 17-12" />
    <path data-missing="" d="M40 28h34v24H40z" />
    <path data-hot="" d="m40 29.5 17 12 17-12" />
  </>,
);

/** The paper strip of a furnace recorder without a curve. */
export const NoHistory = createDrawing(
  <>
    <path d="M14 12h68M14 52h68M20 12v40M76 12v40M14 8v8M82 8v8M14 48v8M82 48v8" />
    <path data-missing="" d="M20 22h56M20 32h56M20 42h56" />
    <path data-hot="" d="M20 32h14l4-6 4 12 4-6h4" />
  </>,
);

/** A gauge at rest. */
export const NoFigures = createDrawing(
  <>
    <path d="M18 50a30 30 0 1 1 60 0zM24 50h4M68 50h4M48 26v-4M31.5 33.5l-3-3M64.5 33.5l3-3" />
    <path data-hot="" d="m48 50-17-8" />
    <circle cx="48" cy="50" r="3" />
  </>,
);

/** A blank bundle tag. */
export const NoKeys = createDrawing(
  <>
    <path d="M30 14h40a4 4 0 0 1 4 4v30a4 4 0 0 1-4 4H30L16 33z" />
    <circle data-hot="" cx="31" cy="33" r="4" />
    <path data-missing="" d="M44 26h22M44 33h22M44 40h14" />
    <path d="M27 33C18 33 14 26 6 28" />
  </>,
);

/** A plug apart from its socket. */
export const NoSources = createDrawing(
  <>
    <path d="M6 32h14M20 22h14v20H20zM34 27h6M34 37h6M90 32H76M76 22a10 10 0 0 0-10 10 10 10 0 0 0 10 10z" />
    <path data-hot="" data-missing="" d="M44 27h18M44 37h18" />
  </>,
);

/** An empty scrap tub under a crane hook. */
export const EmptyBin = createDrawing(
  <>
    <path d="M6 58h84M22 34h52l-6 20H28z" />
    <path data-missing="" d="M30 40h36M32 47h32" />
    <path data-hot="" d="M48 6v8a5 5 0 1 1-5 5" />
  </>,
);

/** A signal bell at rest. */
export const NoNotifications = createDrawing(
  <>
    <path d="M26 50h44M32 50c4-5 5-10 5-18a11 11 0 0 1 22 0c0 8 1 13 5 18" />
    <path data-missing="" d="M22 22c-3 6-3 12 0 18M74 22c3 6 3 12 0 18" />
    <path data-hot="" d="M43 55a5 5 0 0 0 10 0" />
  </>,
);

/** A calendar with a check mark. */
export const NothingDue = createDrawing(
  <>
    <path d="M24 14h48v40H24zM24 24h48M34 10v8M62 10v8" />
    <path data-missing="" d="M32 32h32M32 46h32" />
    <path data-hot="" d="m42 38 5 5 9-10" />
  </>,
);
