import { useSelector } from '@xstate/react';
import { LifeBuoy, Monitor, Moon, Plus, Sun } from 'lucide-react';
import { t } from '../../../../contract/languages/t';
import { findHelp, helpPath } from '../../../../contract/rules/support/help';
import type { PaletteRef } from '../../../../machines/shell/palette/palette.machine';
import { Combobox } from '../../../ui/Combobox/Combobox';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { navigation } from '../navigation';

const themes = [
  { theme: 'light', title: t('Light'), Icon: Sun },
  { theme: 'dark', title: t('Dark'), Icon: Moon },
  { theme: 'system', title: t('System'), Icon: Monitor },
] as const;

const setup = { title: t('Website Setup'), url: '/website-setup?source=dashboard', icon: Plus };
const places = navigation.flatMap(({ entries }) => entries);

/** Everywhere one can go, and the theme, found by typing. */
export function Palette({ actor }: { actor: PaletteRef }) {
  const isOpen = useSelector(actor, ({ value }) => value === 'offering');
  const { hasRoom, help } = useSelector(actor, ({ context }) => context);
  if (!isOpen) return null;
  const choose = (id: string) => {
    const theme = themes.find((one) => one.theme === id)?.theme;
    actor.send(theme ? { type: 'theme.choose', theme } : { type: 'entry.choose', to: id });
  };
  return (
    <Dialog title={t('Command palette')} onClose={() => actor.send({ type: 'palette.close' })}>
      <Combobox
        label={t('Commands')}
        placeholder={t('Type a command or search...')}
        emptyText={t('No results found.')}
        onChoose={choose}
        more={(search) =>
          findHelp(help, search)
            .slice(0, 3)
            .map(({ name, title }) => ({
              id: helpPath(name),
              title,
              group: t('Help'),
              media: <LifeBuoy aria-hidden />,
            }))
        }
        choices={[
          ...(hasRoom ? [...places, setup] : places).map((entry) => ({
            id: entry.url,
            title: entry.title,
            group: t('Navigation'),
            media: <entry.icon aria-hidden />,
          })),
          ...themes.map(({ theme, title, Icon }) => ({
            id: theme,
            title,
            group: t('Theme'),
            words: `${t('Theme')} ${theme}`,
            media: <Icon aria-hidden />,
          })),
        ]}
      />
    </Dialog>
  );
}
