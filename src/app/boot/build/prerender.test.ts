import { describe, expect, it } from 'vitest';
import { forbiddenIn, withoutInlineStyles } from './prerender';

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

  it('has sizes in a sheet for the page’s nonce, beside what they are of, and each once', () => {
    const waiting = '<div data-awaited="true" inert="">';
    const shape = (style: string) => `<span class="a" style="${style}"></span>`;
    const html = withoutInlineStyles(
      `<main>${waiting}${shape('--h:24rem')}${shape('--h:1px')}${shape('--h:24rem')}</div>`,
    );
    expect(html).toBe(
      `<main>${waiting}<style nonce="@nonce@">[data-size=s0]{--h:24rem}[data-size=s1]{--h:1px}</style>` +
        '<span class="a" data-size="s0"></span><span class="a" data-size="s1"></span><span class="a" data-size="s0"></span></div>',
    );
    expect(forbiddenIn(html)).toBeUndefined();
    expect(withoutInlineStyles('<p>')).toBe('<p>');
  });

  it('may speak of styles and scripts', () => {
    expect(forbiddenIn('<p data-style="x" class="onward">style=&quot;a&quot; onclick=b</p>')).toBeUndefined();
  });
});
