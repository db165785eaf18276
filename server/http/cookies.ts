import { setCookie } from 'hono/cookie';
import type { Context } from 'hono';
import type { AppEnv } from './route';

export interface SecretCookie {
  name: string;
  /** The paths that get it. */
  path: string;
  /** Lax where another site's answer leads here. */
  sameSite: 'Strict' | 'Lax';
  /** Seconds; without it as long as the browser is open. */
  maxAge?: number;
}

/** Leaves a secret in the browser that no script reads and no other site's page sends. */
export function setSecretCookie(
  http: Context<AppEnv>,
  { name, path, sameSite, maxAge }: SecretCookie,
  value: string,
): void {
  const secure = http.get('services').settings.origins.app.startsWith('https:');
  setCookie(http, name, value, { httpOnly: true, sameSite, path, secure, ...(maxAge !== undefined && { maxAge }) });
}
