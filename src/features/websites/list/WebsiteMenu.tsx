import {
  ChartLine,
  Download,
  Ellipsis,
  ExternalLink,
  History,
  LayoutDashboard,
  LifeBuoy,
  Link2,
  ListChecks,
  type LucideIcon,
  Pencil,
  Trash2,
} from 'lucide-react';
import { useSelector } from '@xstate/react';
import { t } from '../../../../contract/languages/t';
import type { Website } from '../../../../contract/wire/websites/websiteList';
import type { WebsiteListRef } from '../../../../machines/websites/websiteList/websiteList.machine';
import { useNavigate, useOverlay } from '../../../system/refs';
import { Menu } from '../../../ui/Menu/Menu';
import type { MenuItem } from '../../../ui/Menu/MenuList';
import { supportPath } from '../supportPath';
import { analyticsPath, hasEnded, isLive, isOpen, sitePath } from '../websiteParts';

interface WebsiteMenuProps {
  actor: WebsiteListRef;
  website: Website;
}

/** All that can be done about a website. What is there is what makes sense: nothing leads nowhere. */
export function WebsiteMenu({ actor, website }: WebsiteMenuProps) {
  const navigate = useNavigate();
  const overlay = useOverlay();
  const link = useSelector(actor, ({ children }) => children.linkCopy);
  const to = (id: string, label: string, Icon: LucideIcon, href: string, rest: Partial<MenuItem> = {}): MenuItem => ({
    id,
    label,
    icon: <Icon aria-hidden />,
    href,
    onSelect: () => navigate(href),
    ...rest,
  });
  const isRefunded = website.refunded_at !== undefined;
  const isOver = hasEnded(website);
  const items: (MenuItem | false)[] = [
    isOpen(website) && to('visit', t('Visit'), ExternalLink, website.site_url, { external: true, onSelect: undefined }),
    isLive(website) && to('analytics', t('Analytics'), ChartLine, analyticsPath(website)),
    !isLive(website) &&
      !isOver && {
        id: 'progress',
        label: t('Progress'),
        icon: <ListChecks aria-hidden />,
        onSelect: () => overlay.open('deployment', { projectId: website.id }),
      },
    !isRefunded && to('overview', t('Overview'), LayoutDashboard, sitePath(website)),
    !isRefunded && !isOver && to('content', t('Edit content'), Pencil, sitePath(website, 'content')),
    website.picture_url !== null && to('versions', t('Versions'), History, sitePath(website, 'versions')),
    isOpen(website) && {
      id: 'link',
      label: t('Copy link'),
      icon: <Link2 aria-hidden />,
      onSelect: () => link?.send({ type: 'link.copy', address: website.site_url }),
    },
    to('support', t('Contact support'), LifeBuoy, supportPath(website)),
    isOver && to('export', t('Export as ZIP'), Download, sitePath(website, 'danger')),
    !isRefunded &&
      !isOver &&
      to('cancel', t('Cancel website'), Trash2, sitePath(website, 'danger'), { danger: true, divided: true }),
  ];
  return (
    <Menu
      label={t('Actions for {domain}', { domain: website.domain })}
      align="end"
      button={<Ellipsis aria-hidden />}
      items={items.filter((item) => item !== false)}
    />
  );
}
