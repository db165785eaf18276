import { afterEach, describe, expect, it } from 'vitest';
import { takeEarly } from './early';

function ask(token: string, sentAt = performance.now()) {
  const reply = Promise.resolve(new Response('{}'));
  window.earlyBoot = { replies: { '/profile/': { token, sentAt, reply } }, release: () => [] };
}

afterEach(() => {
  delete window.earlyBoot;
});

describe('a reply asked for by the head', () => {
  it('is given out once, to the session that it was asked for', () => {
    ask('a');
    const reply = window.earlyBoot?.replies['/profile/']?.reply;
    expect(takeEarly('/dashboard/', 'a')).toBeUndefined();
    expect(takeEarly('/profile/', 'a')).toBe(reply);
    expect(takeEarly('/profile/', 'a')).toBeUndefined();
  });

  it('is lost to another session, and then to its own', () => {
    ask('a');
    expect(takeEarly('/profile/', 'b')).toBeUndefined();
    expect(takeEarly('/profile/', 'a')).toBeUndefined();
  });

  it('is anybody’s who asks without a session', () => {
    ask('a');
    expect(takeEarly('/profile/', null)).toBeDefined();
  });

  it('is fresh for 10 s', () => {
    ask('a', performance.now() - 10_001);
    expect(takeEarly('/profile/', 'a')).toBeUndefined();
    ask('a', performance.now() - 9_000);
    expect(takeEarly('/profile/', 'a')).toBeDefined();
  });

  it('is not there on a page without the script', () => {
    expect(takeEarly('/profile/', 'a')).toBeUndefined();
  });
});
