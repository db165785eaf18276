import { expect, it } from 'vitest';
import { sectionNames } from '../../../../contract/rules/websites/site';
import { bare, rich } from '../../../sites/fixtures';
import { renderSite } from '../../../sites/render';
import { templates } from '../../../sites/templates';
import { forEditor } from './editLinks';

it.each(templates)('every part of $slug leads to its form, once, named, out of the frame', (template) => {
  const { files } = renderSite(template, rich, bare);
  const pages = forEditor(files, 'https://app.test/websites/one/edit');
  const page = String(pages.find(({ path }) => path === 'index.html')?.body);
  const links = [
    ...page.matchAll(/<a class="edit" href="([^"]*)#(\w+)\/here" target="_top" lang="en" aria-label="(.+?)">/g),
  ];
  const parts = [...page.matchAll(/<section id="(\w+)"/g)].map(([, name]) => name);
  expect(links.map(([, , name]) => name)).toEqual(['hero', ...parts, 'imprint']);
  expect(parts.every((name) => sectionNames.some((one) => one === name))).toBe(true);
  expect(new Set(links.map(([, address]) => address))).toEqual(new Set(['https://app.test/websites/one/edit']));
  expect(links.map(([, , , label]) => label)).not.toContain('Edit this');
  expect(pages.filter(({ body }, index) => body !== files[index]?.body)).toHaveLength(2);
  const translated = forEditor(files, null);
  const changed = translated.filter(({ body }, index) => body !== files[index]?.body);
  expect(changed.map(({ body }) => String(body).includes('html{scroll-behavior:auto}'))).toEqual([true]);
});
