import { describe, expect, it } from 'vitest';
import { forbiddenIn } from './prerender';

describe('a prerendered page', () => {
  it.each([
    '<p style="color:red">',
    '<style>b{}</style>',
    '<div><script>1</script></div>',
    '<button type="button" onclick="x()">',
    '<iframe srcdoc="x">',
    '<base href="/">',
  ])('may not hold %s', (html) => {
    expect(forbiddenIn(`<main>${html}`)).toContain('Content-Security-Policy');
  });

  it('sends its forms by post, so that no field can end in the address', () => {
    expect(forbiddenIn('<form class="a"><input name="password">')).toContain('method="post"');
    expect(forbiddenIn('<form class="a" method="post"><input name="password">')).toBeUndefined();
  });

  it('may speak of styles and scripts', () => {
    expect(forbiddenIn('<p data-style="x" class="onward">style=&quot;a&quot; onclick=b</p>')).toBeUndefined();
  });
});
