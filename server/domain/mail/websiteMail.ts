import { directionOf } from '../../../contract/languages/languages';
import { t } from '../../../contract/languages/t';
import type { MailedSite } from '../../db/schema/accounts';
import { inLanguage } from '../../languages';
import type { HostingProvider } from '../../providers/hosting/hosting';
import type { MailPicture } from '../../providers/mail/mail';
import { html, type Markup } from '../../sites/markup';

/*
 * A mail that shows a website: its words as HTML beside the plain text, over them the website's first picture, which comes
 * with the mail, so that nobody is asked for it when it is read. Mail programs know no stylesheets: each element has its own.
 */

/** The picture's name in the mail (RFC 2392). */
const pictureId = 'website';
const ink = '#020817';
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Addresses as links; a full stop behind one ends the sentence. */
const linked = (words: string): Markup[] =>
  words
    .split(/(https?:\/\/\S+[^\s.,:;])/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}" style="color:${ink}">${part}</a>` : html`${part}`));

function letter({ subject, text, site }: Shown, hasPicture: boolean): string {
  const { domain, language = 'en' } = site;
  const paragraphs = text.split('\n\n');
  const paragraph = (words: string) => html`<p style="margin:12px 0 0;overflow-wrap:anywhere">${linked(words)}</p>\n`;
  const picture =
    hasPicture &&
    html`<a href="${site.address}"><img src="cid:${pictureId}" width="520" alt="${t('The website {domain}', { domain })}" style="display:block;width:100%;height:auto;border:0;border-radius:8px 8px 0 0"></a>`;
  return html`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${subject}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f5f1e8;color:${ink};font-size:16px;line-height:1.5;${font}">
<div style="max-width:520px;margin:0 auto;background:#ffffff;border:1px solid #e4ddcd;border-radius:8px">
${picture}
<div style="padding:8px 24px 24px">
<h1 style="margin:16px 0 0;font-size:22px;line-height:1.3">${subject}</h1>
${paragraphs.slice(0, -1).map(paragraph)}
<p style="margin:24px 0"><a href="${site.address}" style="display:inline-block;padding:10px 20px;background:${ink};color:#ffffff;border-radius:8px;font-weight:600;text-decoration:none">${t('Open {domain}', { domain })}</a></p>
${paragraphs.slice(-1).map(paragraph)}
</div>
</div>
</body>
</html>`.html;
}

interface Shown {
  subject: string;
  /** Paragraphs with an empty line between them, the last one the signature. */
  text: string;
  site: MailedSite;
}

/**
 * What is sent beside the plain text. Without the picture where the website shows none, has it no more, or the hosting does
 * not answer: no mail waits for it.
 */
export async function showWebsite(
  hosting: HostingProvider,
  shown: Shown,
): Promise<{ html: string; picture?: MailPicture }> {
  const { domain, address, card, language = 'en' } = shown.site;
  const found = card === undefined ? null : await hosting.read(domain, card).catch(() => null);
  const written = (hasPicture: boolean) => inLanguage(language, () => letter(shown, hasPicture));
  if (!found || card === undefined) return { html: written(false) };
  return { html: written(true), picture: { ...found, id: pictureId, address: new URL(card, address).href } };
}
