import type { Settings } from '../../settings';

/** Where the answer to one ticket goes: 'reply+<token>@...'; null where no mail comes in. */
export function replyAddress(support: Settings['support'], token: string): string | null {
  if (!support) return null;
  const at = support.address.lastIndexOf('@');
  return `${support.address.slice(0, at)}+${token}${support.address.slice(at)}`;
}

/** The token in a reply address of ours; null for any other address. */
export function tokenIn(support: NonNullable<Settings['support']>, recipient: string): string | null {
  const at = support.address.lastIndexOf('@');
  const [local, domain] = [support.address.slice(0, at), support.address.slice(at)];
  const given = recipient.trim().toLowerCase();
  const isOurs = given.startsWith(`${local}+`) && given.endsWith(domain);
  return isOurs ? given.slice(local.length + 1, given.length - domain.length) : null;
}
