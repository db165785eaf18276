import {
  ChartLine,
  Columns2,
  CreditCard,
  Globe,
  LayoutDashboard,
  LifeBuoy,
  type LucideIcon,
  Settings,
} from 'lucide-react';
import { t } from '../../../contract/languages/t';

export interface NavigationEntry {
  title: string;
  url: string;
  icon: LucideIcon;
  /** Addresses that belong to it beside those below its own. */
  children?: readonly string[];
}

/** Two groups. A screen enters here when it is there. */
export const navigation: readonly { label: string; entries: readonly NavigationEntry[] }[] = [
  {
    label: t('General'),
    entries: [
      { title: t('Dashboard'), url: '/', icon: LayoutDashboard },
      { title: t('Billing'), url: '/billing', icon: CreditCard },
    ],
  },
  {
    label: t('More'),
    entries: [
      { title: t('Websites'), url: '/websites', icon: Globe },
      { title: t('Analytics'), url: '/analytics', icon: ChartLine },
      { title: t('Plans'), url: '/plans', icon: Columns2 },
      { title: t('Support'), url: '/support/', icon: LifeBuoy },
      { title: t('Settings'), url: '/settings', icon: Settings },
    ],
  },
];

const plain = (path: string) => path.replace(/\/+$/, '') || '/';

/** The path equals the entry's, lies below it, or belongs to one of its children. */
export function isCurrent({ url, children = [] }: NavigationEntry, path: string): boolean {
  const here = plain(path);
  return [url, ...children].map(plain).some((own) => here === own || (own !== '/' && here.startsWith(`${own}/`)));
}
