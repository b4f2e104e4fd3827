import { chakra, Flex } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { brand } from '../../../common/brand.ts';
import { usePalette } from '../palette/palette-context.ts';
import { BrandMark } from '../shell/brand-mark.tsx';
import { Bell } from '../notifications/bell.tsx';
import { UserMenu } from '../shell/user-menu.tsx';
import { IconButton } from './icon-button.tsx';

interface Props {
  /** Message id of the heading and of the document title. */
  title: string;
  /** Shown beside the heading. */
  note?: ReactNode;
  /** Shown at the end of the header, the primary action last. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page inside the shell: a header with heading and actions, and the content below. */
export function Screen({ title, note, actions, children }: Props) {
  const { formatMessage } = useIntl();
  const heading = formatMessage({ id: title });
  const openPalette = usePalette();
  return (
    <>
      <title>{`${heading} · ${brand.name}`}</title>
      <Flex
        as="header"
        position="sticky"
        top="0"
        zIndex="sticky"
        align="center"
        gap={{ base: '2', md: '3' }}
        h={{ base: '13', md: '12' }}
        px={{ base: '4', md: '5' }}
        bg="bg"
        borderBottomWidth="1px"
      >
        {/* Hidden on the narrowest phones, where the title needs the space. */}
        <BrandMark boxSize="5" hideBelow="sm" hideFrom="md" />
        <chakra.h1 textStyle="page" truncate minW="0">
          {heading}
        </chakra.h1>
        {note}
        <Flex ms="auto" align="center" flexShrink="0" gap={{ base: '0', md: '2' }}>
          <IconButton hideFrom="md" icon={Search} label={formatMessage({ id: 'palette.find' })} onClick={openPalette} />
          <Bell />
          {actions}
          {/* The margin lets the touch target of the menu extend to the edge of the page. */}
          <chakra.div hideFrom="md" me="-2.5">
            <UserMenu compact />
          </chakra.div>
        </Flex>
      </Flex>
      {children}
    </>
  );
}
