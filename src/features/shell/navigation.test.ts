import { LayoutDashboard } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { isCurrent } from './navigation';

describe('the highlighted entry', () => {
  const entry = (url: string, children?: string[]) => ({
    title: '',
    url,
    icon: LayoutDashboard,
    ...(children ? { children } : {}),
  });
  it.each([
    ['/', '/', true],
    ['/', '/billing', false],
    ['/billing', '/billing/', true],
    ['/billing', '/billing/invoices', true],
    ['/billing', '/billings', false],
  ])('%s at %s: %s', (url, path, current) => expect(isCurrent(entry(url), path)).toBe(current));
  it('counts its children', () => expect(isCurrent(entry('/settings', ['/account']), '/account/x')).toBe(true));
});
