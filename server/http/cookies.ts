import { setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import type { AppEnv } from './route';

export interface SecretCookie {
  name: string;
  /** The browser sends it to this path and those below. */
  path: string;
  /** Strict, but Lax where another site's redirect leads here: it would come without a strict one. */
  sameSite: 'Strict' | 'Lax';
  /** Seconds; without it the cookie lasts until the browser is closed. */
  maxAge?: number;
}

/** Leaves a secret in the browser that no script can read and no request of another site's page carries. */
export function setSecretCookie(
  http: Context<AppEnv>,
  { name, path, sameSite, maxAge }: SecretCookie,
  value: string,
): void {
  // At http://localhost a browser may refuse to store a cookie that is secure.
  const secure = http.get('services').settings.origins.app.startsWith('https:');
  setCookie(http, name, value, { httpOnly: true, sameSite, path, secure, ...(maxAge !== undefined && { maxAge }) });
}
