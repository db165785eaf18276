/** The value of a cookie; null when there is none or cookies are blocked. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** Writes a cookie for the whole origin. @param age in seconds */
export function writeCookie(name: string, value: string, age: number): void {
  // The Cookie Store API is asynchronous and not in every browser that we serve.
  document.cookie = `${name}=${value}; path=/; max-age=${age}; SameSite=Lax`;
}
