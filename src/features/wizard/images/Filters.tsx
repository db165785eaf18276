import { useSelector } from '@xstate/react';
import { SlidersHorizontal } from 'lucide-react';
import { t } from '../../../../contract/languages/t';
import type { ImagesRef } from '../../../../machines/wizard/images/images.machine';
import type {
  Colour,
  Filters as Values,
  Order,
  Orientation,
} from '../../../../machines/wizard/images/images.selection';
import { Menu } from '../../../ui/Menu/Menu';
import type { MenuItem } from '../../../ui/Menu/MenuList';

const orders: Record<Order, string> = { relevant: t('Most Relevant'), latest: t('Latest') };
const colours: Record<Colour, string> = {
  any: t('Any colour'),
  black_and_white: t('Black and white'),
  black: t('Black'),
  white: t('White'),
  blue: t('Blue'),
  green: t('Green'),
  red: t('Red'),
  yellow: t('Yellow'),
};
const orientations: Record<Orientation, string> = {
  any: t('Any shape'),
  landscape: t('Landscape'),
  portrait: t('Portrait'),
  squarish: t('Square'),
};

/** The Filters menu: order, colour and shape. */
export function Filters({ actor }: { actor: ImagesRef }) {
  const filters = useSelector(actor, ({ context }) => context.filters);
  const group = <Key extends keyof Values>(key: Key, words: Record<Values[Key], string>): MenuItem[] =>
    (Object.keys(words) as Values[Key][]).map((value, place) => ({
      id: `${key}-${value}`,
      label: words[value],
      checked: filters[key] === value,
      divided: place === 0 && key !== 'order',
      onSelect: () => actor.send({ type: 'filters.change', filters: { [key]: value } }),
    }));
  return (
    <Menu
      label={t('Filters')}
      align="end"
      button={
        <>
          <SlidersHorizontal aria-hidden />
          {t('Filters')}
        </>
      }
      items={[...group('order', orders), ...group('colour', colours), ...group('orientation', orientations)]}
    />
  );
}
