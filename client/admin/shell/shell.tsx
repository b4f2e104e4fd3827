import { Box, chakra, Grid } from '@chakra-ui/react';
import { useCallback, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { PaletteContext } from '../palette/palette-context.ts';
import { Palette } from '../palette/palette.tsx';
import { Keyboard } from './keyboard.tsx';
import { isWide } from './navigation.ts';
import { SideBar } from './side-bar.tsx';
import { TabBar } from './tab-bar.tsx';

interface Props {
  /** Nobody is known to be signed in: the shell waits out of sight, unless an earlier page left word (class `known`). */
  waiting: boolean;
  /** Whether the server knows who is asking. */
  confirmed: boolean;
  children: ReactNode;
}

/** What is around every page of the admin: side bar or rail or tab bar, the keys that work everywhere, the content. */
export function Shell({ waiting, confirmed, children }: Props) {
  const [helpOpen, setHelpOpen] = useState(false);
  const [paletteOpen, setPaletteOpen] = useState(false);
  const openPalette = useCallback(() => setPaletteOpen(true), []);
  const rail = isWide(useLocation());
  return (
    <Grid
      templateColumns={{
        base: 'minmax(0, 1fr)',
        md: '{sizes.rail} minmax(0, 1fr)',
        lg: `{sizes.${rail ? 'rail' : 'side'}} minmax(0, 1fr)`,
      }}
      data-rail={rail || undefined}
      minH="100dvh"
      pb={{ base: 'calc({sizes.tabBar} + env(safe-area-inset-bottom))', md: '0' }}
      visibility={waiting ? 'hidden' : undefined}
      css={{ '.known &': { visibility: 'visible' } }}
    >
      <SkipLink />
      <SideBar confirmed={confirmed} onHelp={() => setHelpOpen(true)} onFind={openPalette} />
      <Box as="main" id="content" tabIndex={-1} display="flex" flexDirection="column" minW="0" outline="none">
        <PaletteContext value={openPalette}>{children}</PaletteContext>
      </Box>
      <TabBar confirmed={confirmed} />
      <Keyboard helpOpen={helpOpen} onHelp={setHelpOpen} onFind={openPalette} />
      <Palette open={paletteOpen} onClose={() => setPaletteOpen(false)} onHelp={() => setHelpOpen(true)} />
    </Grid>
  );
}

function SkipLink() {
  return (
    <chakra.a
      href="#content"
      position="fixed"
      insetStart="2"
      top="-15"
      zIndex="skip"
      px="3"
      py="2"
      borderRadius="md"
      bg="bg.panel"
      _focus={{ top: '2', boxShadow: 'float' }}
    >
      <FormattedMessage id="admin.skip" />
    </chakra.a>
  );
}
