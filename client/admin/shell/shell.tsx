import { Box, chakra, Grid } from '@chakra-ui/react';
import { useCallback, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { PaletteContext } from '../palette/palette-context.ts';
import { Palette } from '../palette/palette.tsx';
import { CloseQuotesProvider } from '../quotes/outcome/close-quotes.tsx';
import { GlobalShortcuts } from './global-shortcuts.tsx';
import { isRailPage } from './navigation.ts';
import { NewRecordProvider } from './new-record.tsx';
import { SideBar } from './side-bar.tsx';
import { TabBar } from './tab-bar.tsx';

interface Props {
  /**
   * Hides the shell while no user is known. The class `known`, set by the inline script for a cached profile, shows it
   * anyway.
   */
  isHidden: boolean;
  /** Whether the server has confirmed the session. */
  isConfirmed: boolean;
  children: ReactNode;
}

/** The layout of every page of the administration: navigation, global shortcuts, palette and content. */
export function Shell({ isHidden, isConfirmed, children }: Props) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const openPalette = useCallback(() => setIsPaletteOpen(true), []);
  const isRail = isRailPage(useLocation());
  return (
    <NewRecordProvider>
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          md: '{sizes.rail} minmax(0, 1fr)',
          lg: `{sizes.${isRail ? 'rail' : 'side'}} minmax(0, 1fr)`,
        }}
        data-rail={isRail || undefined}
        minH="100dvh"
        pb={{ base: 'calc({sizes.tabBar} + env(safe-area-inset-bottom))', md: '0' }}
        visibility={isHidden ? 'hidden' : undefined}
        css={{ '.known &': { visibility: 'visible' } }}
      >
        <SkipLink />
        <SideBar isConfirmed={isConfirmed} onOpenHelp={() => setIsHelpOpen(true)} onOpenPalette={openPalette} />
        <Box as="main" id="content" tabIndex={-1} display="flex" flexDirection="column" minW="0" outline="none">
          <PaletteContext value={openPalette}>
            <CloseQuotesProvider>{children}</CloseQuotesProvider>
          </PaletteContext>
        </Box>
        <TabBar isConfirmed={isConfirmed} />
        <GlobalShortcuts isHelpOpen={isHelpOpen} onHelpChange={setIsHelpOpen} onOpenPalette={openPalette} />
        <Palette open={isPaletteOpen} onClose={() => setIsPaletteOpen(false)} onHelp={() => setIsHelpOpen(true)} />
      </Grid>
    </NewRecordProvider>
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
      display="inline-flex"
      alignItems="center"
      minH={{ base: '11', md: '9' }}
      px="3"
      borderRadius="md"
      bg="bg.panel"
      _focus={{ top: '2', boxShadow: 'float' }}
    >
      <FormattedMessage id="admin.skip" />
    </chakra.a>
  );
}
