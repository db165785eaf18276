// @vitest-environment happy-dom
import { describe } from 'vitest';
import { breakEach } from './support/breakEach';
import { lastCases } from './support/lastCases';

describe('what the wizard asks for and does not get', () => {
  breakEach(lastCases);
});
