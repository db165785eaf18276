// @vitest-environment happy-dom
import { describe } from 'vitest';
import { breakEach } from './support/breakEach';
import { firstCases } from './support/firstCases';

describe('what the wizard asks for and does not get', () => {
  breakEach(firstCases);
});
