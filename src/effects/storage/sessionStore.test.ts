// @vitest-environment happy-dom
import { Window } from 'happy-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ada, firstTokens, nextTokens } from '../../../machines/session/session/session.model';
import { sessionStore } from './sessionStore';

/** Two tabs: what is local is shared, what is of the session is each one's own. happy-dom's storages are real. */
const ownOfOther = new Window().sessionStorage;
const store = sessionStore(() => ({ local: localStorage, session: sessionStorage }));
const otherTab = sessionStore(() => ({ local: localStorage, session: ownOfOther }));
const own = () => ({ ...sessionStorage });
const shared = () => localStorage.getItem('auth-storage');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  ownOfOther.clear();
});

describe('the user in a tab’s own storage', () => {
  it('is saved with the token', () => {
    store.begin(firstTokens, ada, 'epoch-1');
    expect(own()).toEqual({ token: 'access-1', 'auth-storage': shared() });
    expect(JSON.parse(shared() ?? '')).toMatchObject({ epoch: 'epoch-1', user: { ...ada, token: 'access-1' } });
  });
  it('follows the profile and the tokens', () => {
    store.begin(firstTokens, null, 'epoch-1');
    store.saveProfile('epoch-1', ada);
    expect(own()).toEqual({ token: 'access-1', 'auth-storage': shared() });
    store.saveTokens('epoch-1', nextTokens);
    expect(own()).toEqual({ token: 'access-2', 'auth-storage': shared() });
    expect(shared()).toContain(ada.email);
  });
  it('follows what another tab wrote, as soon as it is read', () => {
    store.begin(firstTokens, ada, 'epoch-1');
    otherTab.saveTokens('epoch-1', nextTokens);
    otherTab.saveProfile('epoch-1', { ...ada, first_name: 'Grace' });
    store.read();
    expect(own()).toEqual({ token: 'access-2', 'auth-storage': shared() });
    expect(shared()).toContain('Grace');
  });
  it('goes with the session: signed out or lost, here or in another tab', () => {
    const ways = [
      () => store.clear(),
      () => store.forget('epoch-1'),
      () => {
        otherTab.clear();
        store.read();
      },
      () => {
        otherTab.forget('epoch-1', '/billing');
        store.read();
      },
      () => {
        otherTab.begin(nextTokens, ada, 'epoch-2');
        store.forget('epoch-1');
      },
    ];
    for (const end of ways) {
      localStorage.clear();
      store.begin(firstTokens, ada, 'epoch-1');
      end();
      expect(own()).toEqual({});
    }
  });
});
