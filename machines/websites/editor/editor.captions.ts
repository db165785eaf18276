import type { Value } from './editor.values';

type Caption = { readonly url: string; readonly text: string };
const asCaptions = (values: readonly Value[]) => values as unknown as readonly Caption[];

export const captionOf = (captions: readonly Value[], url: string) =>
  asCaptions(captions).find((one) => one.url === url)?.text ?? '';

/** Without words a picture has no caption. */
export function withCaption(captions: readonly Value[], url: string, text: string): Value[] {
  const others = asCaptions(captions).filter((one) => one.url !== url);
  return (text === '' ? [...others] : [...others, { url, text }]) as unknown as Value[];
}
