/** The head of the server's last answer that was a failure of its own: whoever asks for help then names the request. */
export const lastTrouble: { headers: Headers | null } = { headers: null };

/** Milliseconds in which it is what the customer asks about. */
const recent = 600_000;

/** What the server calls that request, in its log too; null for none in the last while. `now` in ms. */
export function requestInTrouble(now: number): string | null {
  const at = Date.parse(lastTrouble.headers?.get('date') ?? '');
  return now - at < recent ? (lastTrouble.headers?.get('x-request-id') ?? null) : null;
}
