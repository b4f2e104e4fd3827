import { Button, chakra, Icon, Menu, type HTMLChakraProps } from '@chakra-ui/react';
import { Check, ChevronsUpDown, CircleUser, LogOut, Monitor, Moon, Sun, type LucideIcon } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { version } from '../../../common/version.ts';
import type { Profile } from '../session/profile-cache.ts';
import { useSession } from '../session/session.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { setTheme, themeChoices, useThemeChoice, type ThemeChoice } from '../theme/theme.ts';
import { onRail, useSecondaryPages, type SecondaryPage } from './navigation.ts';
import { Monogram } from '../kit/monogram.tsx';

const themeIcons: Record<ThemeChoice, LucideIcon> = { light: Sun, dark: Moon, system: Monitor };

interface Props {
  /** Shows only the avatar, for the top bar on phones. */
  compact?: boolean;
}

/** Menu of the signed-in user: account, theme, sign out and, on phones, the secondary pages. */
export function UserMenu({ compact }: Props) {
  const { profile } = useSession();
  const { formatMessage } = useIntl();
  const signOut = useSignOut();
  const pages = useSecondaryPages();
  if (!profile) return null;

  return (
    <Menu.Root positioning={{ placement: compact ? 'bottom-end' : 'top-start' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        {compact ? (
          <Button
            variant="ghost"
            px="0"
            boxSize="11"
            aria-label={formatMessage({ id: 'user.menu' }, { name: profile.name })}
          >
            <Monogram name={profile.name} isPerson />
          </Button>
        ) : (
          <UserButton profile={profile} />
        )}
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.ItemGroup>
            <Menu.ItemGroupLabel>
              <bdi>{profile.email}</bdi>
            </Menu.ItemGroupLabel>
            <PageItem path="/admin/account" name="account" icon={CircleUser} />
            {compact && pages.map((page) => <PageItem key={page.path} {...page} />)}
          </Menu.ItemGroup>
          <Menu.Separator />
          <ThemeChoices />
          <Menu.Separator />
          <Menu.Item value="sign-out" onSelect={() => void signOut()}>
            <LogOut aria-hidden />
            <Menu.ItemText>
              <FormattedMessage id="user.signOut" />
            </Menu.ItemText>
          </Menu.Item>
          <Menu.Separator />
          <chakra.p px="2" py="1" textStyle="tiny" fontWeight="normal" color="fg.muted">
            <FormattedMessage id="user.version" values={{ version }} />
          </chakra.p>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

/** The button at the bottom of the side bar. On the rail only the avatar is visible. */
function UserButton({ profile: { name, role }, ...props }: { profile: Profile } & HTMLChakraProps<'button'>) {
  return (
    <chakra.button
      type="button"
      display="flex"
      alignItems="center"
      justifyContent={{ base: 'center', lg: 'flex-start' }}
      gap="9px"
      width="full"
      h="10"
      px={{ base: '0', lg: '2' }}
      borderRadius="md"
      color="side.strong"
      cursor="pointer"
      _hover={{ bg: 'side.hover' }}
      _expanded={{ bg: 'side.active' }}
      css={{ [onRail]: { justifyContent: 'center', px: '0' } }}
      {...props}
    >
      <Monogram name={name} isPerson />
      <chakra.span
        flex="1"
        minW="0"
        textAlign="start"
        srOnly={{ base: true, lg: false }}
        css={{ [onRail]: { srOnly: true } }}
      >
        <chakra.span display="block" textStyle="uiStrong" lineHeight="1rem" truncate>
          {name}
        </chakra.span>
        <chakra.span display="block" textStyle="tiny" fontWeight="normal" lineHeight="0.875rem" color="side.meta">
          <FormattedMessage id={`role.${role}`} />
        </chakra.span>
      </chakra.span>
      <Icon as={ChevronsUpDown} boxSize="4" aria-hidden hideBelow="lg" css={{ [onRail]: { display: 'none' } }} />
    </chakra.button>
  );
}

function PageItem({ path, name, icon, isSeparateDocument }: Omit<SecondaryPage, 'name'> & { name: string }) {
  return (
    <Menu.Item value={name} asChild>
      <Link to={path} reloadDocument={isSeparateDocument}>
        <Icon as={icon} aria-hidden />
        <Menu.ItemText>
          <FormattedMessage id={`nav.${name}`} />
        </Menu.ItemText>
      </Link>
    </Menu.Item>
  );
}

function ThemeChoices() {
  const choice = useThemeChoice();
  return (
    <Menu.RadioItemGroup value={choice} onValueChange={({ value }) => setTheme(value as ThemeChoice)}>
      <Menu.ItemGroupLabel>
        <FormattedMessage id="theme.title" />
      </Menu.ItemGroupLabel>
      {themeChoices.map((theme) => (
        <Menu.RadioItem key={theme} value={theme}>
          <Icon as={themeIcons[theme]} aria-hidden />
          <Menu.ItemText>
            <FormattedMessage id={`theme.${theme}`} />
          </Menu.ItemText>
          <Menu.ItemIndicator>
            <Check aria-hidden />
          </Menu.ItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioItemGroup>
  );
}
