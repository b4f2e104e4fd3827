import { defineSemanticTokens } from '@chakra-ui/react';

/** A token with a value for the light and the dark theme. */
const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

interface Shades {
  /** Text on `subtle` and on the page background. */
  fg: string;
  /** Background of a tag. */
  subtle: string;
  /** Icons and dots; contrast of at least 3:1 on the page background. */
  dot: string;
}

/** Creates a Chakra palette, so that `colorPalette="straw"` works on every component. */
const createPalette = (light: Shades, dark: Shades) => ({
  fg: pair(light.fg, dark.fg),
  subtle: pair(light.subtle, dark.subtle),
  muted: pair(light.subtle, dark.subtle),
  emphasized: pair(light.subtle, dark.subtle),
  dot: pair(light.dot, dark.dot),
  solid: pair(light.dot, dark.dot),
  contrast: pair('#FFFFFF', '#14181B'),
  focusRing: { value: '{colors.focusRing}' },
});

/** Some hues have names of the temper colours of steel. */
const hues = {
  grey: createPalette(
    { fg: '#53565A', subtle: '#EFEFED', dot: '#85888B' },
    { fg: '#ABB0B5', subtle: '#26292E', dot: '#858A90' },
  ),
  straw: createPalette(
    { fg: '#765700', subtle: '#FAF1D2', dot: '#B98900' },
    { fg: '#E3C05A', subtle: '#2F2810', dot: '#C79F2B' },
  ),
  bronze: createPalette(
    { fg: '#8F4A10', subtle: '#F8EADD', dot: '#B96A24' },
    { fg: '#E3A36B', subtle: '#33230F', dot: '#C67F3D' },
  ),
  green: createPalette(
    { fg: '#1A6737', subtle: '#E3F3E7', dot: '#2B8F4E' },
    { fg: '#72CE90', subtle: '#14301F', dot: '#45AE69' },
  ),
  teal: createPalette(
    { fg: '#0E6062', subtle: '#DFF2F1', dot: '#178A89' },
    { fg: '#62CAC7', subtle: '#0F2E2F', dot: '#2FA3A1' },
  ),
  blue: createPalette(
    { fg: '#1E52AE', subtle: '#E7EEFC', dot: '#3B74E0' },
    { fg: '#8FB5FF', subtle: '#182744', dot: '#5C8FEF' },
  ),
  violet: createPalette(
    { fg: '#573CAB', subtle: '#EEEAFB', dot: '#7A5CD6' },
    { fg: '#BAA6FF', subtle: '#272043', dot: '#927AE6' },
  ),
  red: createPalette(
    { fg: '#B3231A', subtle: '#FCEBE9', dot: '#D93A2E' },
    { fg: '#FF9389', subtle: '#3B1815', dot: '#EB5A4F' },
  ),
};

/** Molten is the orange reserved for the primary action of a view and for items that need attention. */
const molten = {
  solid: { value: '#FF6B1A' },
  emphasized: { value: '#FF7E38' },
  contrast: { value: '#14181B' },
  fg: pair('#B03C06', '#FF9A62'),
  subtle: pair('#FFF0E6', '#2B1B11'),
  muted: pair('#FFD9C2', '#5A2D12'),
  dot: pair('#E8550A', '#FF6B1A'),
  focusRing: { value: '{colors.focusRing}' },
};

/** Colours of the monograms of companies and people. */
const monogram = {
  slate: { bg: pair('#E4E7EB', '#2B3138'), fg: pair('#3F4852', '#BAC3CD') },
  sand: { bg: pair('#EFE8DA', '#342E22'), fg: pair('#5E5138', '#D3C5A6') },
  sage: { bg: pair('#E2EAE1', '#25302A'), fg: pair('#3D5240', '#B2CBB6') },
  mist: { bg: pair('#DFE9EC', '#22313A'), fg: pair('#36525B', '#ADCAD4') },
  clay: { bg: pair('#F0E3DC', '#38291F'), fg: pair('#664638', '#DDBBA8') },
};

/** Colours of the administration for the light and dark theme. Text colours meet WCAG AA on their intended backgrounds. */
export const colors = defineSemanticTokens.colors({
  bg: {
    DEFAULT: pair('#FFFFFF', '#121517'),
    subtle: pair('#FAFAF9', '#16191C'),
    muted: pair('#F3F3F1', '#1C2024'),
    emphasized: pair('#E8E8E5', '#2A2F34'),
    panel: pair('#FFFFFF', '#191D20'),
    inverted: pair('#1C1F22', '#E9EAEB'),
    backdrop: pair('rgb(23 25 28 / .42)', 'rgb(5 6 7 / .62)'),
  },
  fg: {
    DEFAULT: pair('#14181B', '#ECEDEE'),
    muted: pair('#53565A', '#ABB0B5'),
    subtle: pair('#6B6E71', '#8F949A'),
    inverted: pair('#F4F4F2', '#14181B'),
  },
  border: {
    DEFAULT: pair('#E4E4E1', '#282B30'),
    subtle: pair('#EFEFED', '#1F2226'),
    emphasized: pair('#CFCFCB', '#3A3E44'),
    control: pair('#929496', '#646A70'),
  },
  focusRing: pair('#2459C9', '#7BA7FF'),
  focus: { subtle: pair('#EEF3FD', '#171F30') },
  /** The side bar is dark in both themes. */
  side: {
    bg: pair('#14181B', '#0C0F11'),
    fg: pair('#A9ADB2', '#A2A7AC'),
    strong: { value: '#FFFFFF' },
    meta: pair('#969CA1', '#8E9399'),
    hover: pair('#1E2327', '#181A1D'),
    active: pair('#2A3036', '#23262A'),
    border: pair('#282E33', '#1E2124'),
  },
  chart: {
    1: pair('#33373C', '#D5D8DB'),
    2: pair('#8B8F93', '#6B7076'),
    good: pair('#2B8F4E', '#45AE69'),
    grid: pair('#EDEDEA', '#202327'),
  },
  monogram,
  molten,
  ...hues,
});
