import { useSelector } from '@xstate/react';
import { CreditCard, LogOut, Menu as MenuIcon, Monitor, Moon, PanelLeft, Search, Settings, Sun } from 'lucide-react';
import { t } from '../../../contract/languages/t';
import { useNavigate, useProfile, useShell, useSignOut, useTheme } from '../../system/refs';
import { grow, muted, small, stack, strong, truncate } from '../../ui/atoms.css';
import { IconButton } from '../../ui/Button/IconButton';
import { chunk } from '../../lib/chunk';
import { lazily } from '../../ui/Lazy/lazily';
import { classes } from '../../ui/classes';
import { Menu } from '../../ui/Menu/Menu';
import { initialsOf, Portrait } from './Portrait';
import * as css from './Shell.css';

const themes = [
  { theme: 'light', label: t('Light'), Icon: Sun },
  { theme: 'dark', label: t('Dark'), Icon: Moon },
  { theme: 'system', label: t('System'), Icon: Monitor },
] as const;

function ThemeMenu() {
  const actor = useTheme();
  const current = useSelector(actor, ({ context }) => context.theme);
  const { Icon } = themes.find(({ theme }) => theme === current) ?? themes[2];
  return (
    <Menu
      label={t('Theme')}
      align="end"
      button={<Icon aria-hidden />}
      items={themes.map((one) => ({
        id: one.theme,
        label: one.label,
        icon: <one.Icon aria-hidden />,
        checked: one.theme === current,
        onSelect: () => actor.send({ type: 'theme.choose', theme: one.theme }),
      }))}
    />
  );
}

const places = [
  [t('Billing'), '/billing', CreditCard],
  [t('Settings'), '/settings', Settings],
] as const;

function UserMenu() {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const profile = useProfile();
  // Its place, so that nothing moves aside when it comes.
  if (!profile) return <span className={css.awaited} />;
  const name = `${profile.first_name} ${profile.last_name}`.trim();
  return (
    <Menu
      // What is read on the button is in its name, for whoever says what they see.
      label={
        profile.avatar_url
          ? t('Account of {name}', { name })
          : t('Account of {name} ({initials})', { name, initials: initialsOf(profile) })
      }
      align="end"
      button={<Portrait of={profile} url={profile.avatar_url} />}
      head={
        <div className={stack[4]}>
          <span className={classes(strong, truncate)}>{name}</span>
          <span className={classes(small, muted, truncate)}>{profile.email}</span>
        </div>
      }
      items={[
        ...places.map(([label, href, Icon]) => ({
          id: href,
          label,
          icon: <Icon aria-hidden />,
          href,
          onSelect: () => navigate(href),
        })),
        { id: 'log-out', label: t('Log out'), icon: <LogOut aria-hidden />, divided: true, onSelect: signOut },
      ]}
    />
  );
}

const NoticeBell = lazily(
  chunk(() => import('../notices/NoticeBell')),
  ({ NoticeBell }) => NoticeBell,
);

/** The sidebar's switch, search, theme and the user's menu. */
export function Header() {
  const shell = useShell();
  const isOpen = useSelector(shell, (at) => at.matches({ sidebar: 'open' }));
  const profile = useProfile();
  return (
    <header className={css.header}>
      <span className={css.belowDesktop}>
        <IconButton
          label={t('Open navigation')}
          icon={<MenuIcon aria-hidden />}
          onClick={() => shell.send({ type: 'panel.toggle' })}
        />
      </span>
      <span className={css.onDesktop}>
        <IconButton
          label={t('Toggle sidebar')}
          aria-expanded={isOpen}
          aria-keyshortcuts="Control+B Meta+B"
          icon={<PanelLeft aria-hidden />}
          onClick={() => shell.send({ type: 'sidebar.toggle' })}
        />
      </span>
      <span className={grow} />
      {/* First of its group: nothing moves when it comes. Nor does its file come before those that the screen waits for. */}
      {profile && <NoticeBell />}
      <IconButton
        label={t('Command palette')}
        aria-keyshortcuts="Control+K Meta+K"
        icon={<Search aria-hidden />}
        onClick={() => shell.send({ type: 'palette.open' })}
      />
      <ThemeMenu />
      <UserMenu />
    </header>
  );
}
